import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function Download(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 20h14v-2H5zM19 9h-4V3H9v6H5l7 7z" />
    </SvgIcon>
  )
}
