import { SvgIcon, type SvgIconProps } from '../svg-icon/svg-icon'

export function DevicesOutlined(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 6h18V4H4c-1.1 0-2 .9-2 2v11H0v3h14v-3H4zm19 2h-6c-.55 0-1 .45-1 1v10c0 .55.45 1 1 1h6c.55 0 1-.45 1-1V9c0-.55-.45-1-1-1m-1 9h-4v-7h4z" />
    </SvgIcon>
  )
}
