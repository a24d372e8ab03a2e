import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function SkipNext(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6 18 8.5-6L6 6zM16 6v12h2V6z" />
    </SvgIcon>
  )
}
