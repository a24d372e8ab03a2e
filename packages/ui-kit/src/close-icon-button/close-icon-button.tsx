import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

export interface CloseIconButtonProps {
  title?: string
  onClick: () => void
}

export function CloseIconButton({ title = 'Close', onClick }: CloseIconButtonProps) {
  return (
    <Tooltip title={title}>
      <IconButton onClick={onClick} color="inherit" aria-label={title}>
        <Close fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
