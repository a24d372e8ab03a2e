import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function PlayArrow(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 5v14l11-7z" />
    </SvgIcon>
  )
}
