import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function SkipPrevious(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 6h2v12H6zm3.5 6 8.5 6V6z" />
    </SvgIcon>
  )
}
