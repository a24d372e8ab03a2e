import { IconButton } from '../icon-button/icon-button'
import { Close } from '../icons/close'
import { ShortcutTooltip } from '../tooltip/shortcut-tooltip'

export interface CloseIconButtonProps {
  title?: string
  onClick: () => void
}

export function CloseIconButton({ title = 'Close', onClick }: CloseIconButtonProps) {
  return (
    <ShortcutTooltip title={title}>
      <IconButton onClick={onClick} color="inherit" aria-label={title}>
        <Close fontSize="small" />
      </IconButton>
    </ShortcutTooltip>
  )
}
