import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function Pause(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 19h4V5H6zm8-14v14h4V5z" />
    </SvgIcon>
  )
}
