import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function Remove(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M19 13H5v-2h14z" />
    </SvgIcon>
  )
}
