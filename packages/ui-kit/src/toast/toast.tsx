import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { CloseIconButton } from '../close-icon-button/close-icon-button'

export interface ToastProps {
  text: string
  variant?: 'default' | 'success' | 'warning' | 'error' | 'info'
  isOpen: boolean
  onClose: () => void
  /** Called when the closing animation has ended. */
  onExited: () => void
  autoHideMs?: number
}

/** Durations in ms: specification, section 9. */
const transitionMs = { enter: 225, exit: 195 }

/** A short message that goes away by itself. */
export function Toast(props: ToastProps) {
  const { text, variant = 'default', isOpen, onClose, onExited, autoHideMs = 5000 } = props
  const close = <CloseIconButton onClick={onClose} />
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={autoHideMs}
      transitionDuration={transitionMs}
      onClose={(_, reason) => {
        // A click elsewhere is about something else; the message keeps its time.
        if (reason !== 'clickaway') onClose()
      }}
      slotProps={{ transition: { onExited } }}
      {...(variant === 'default' && { message: text, action: close })}
    >
      {variant === 'default' ? undefined : (
        <Alert severity={variant} variant="filled" action={close}>
          {text}
        </Alert>
      )}
    </Snackbar>
  )
}
