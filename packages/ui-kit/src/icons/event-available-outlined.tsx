import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function EventAvailableOutlined(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M19 3h-1V1h-2v2H8V1H6v2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5V9h14zM5 7V5h14v2zm5.56 10.46 5.93-5.93-1.06-1.06-4.87 4.87-2.11-2.11-1.06 1.06z" />
    </SvgIcon>
  )
}
