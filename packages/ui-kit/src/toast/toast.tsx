import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { Button } from '../button/button'
import { CloseIconButton } from '../close-icon-button/close-icon-button'
import { Themed } from '../themed/themed'

export interface ToastProps {
  text: string
  variant?: 'default' | 'success' | 'warning' | 'error' | 'info'
  isOpen: boolean
  /** Closes the toast as well, and gives it twice the time, since it has to be reached. */
  action?: { label: string; handle: () => void } | undefined
  onClose: () => void
  /** Called when the closing animation has ended. */
  onExited: () => void
  autoHideMs?: number
}

const transitionMs = { enter: 225, exit: 195 }

/** A short message that goes away by itself. */
export function Toast(props: ToastProps) {
  const { text, variant = 'default', isOpen, action, onClose, onExited } = props
  const { autoHideMs = action === undefined ? 5000 : 10_000 } = props
  const buttons = (
    <>
      {action !== undefined && (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            action.handle()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseIconButton onClick={onClose} />
    </>
  )
  return (
    <Themed>
      <Snackbar
        open={isOpen}
        autoHideDuration={autoHideMs}
        transitionDuration={transitionMs}
        onClose={(_, reason) => {
          // A click elsewhere is about something else; the message keeps its time.
          if (reason !== 'clickaway') onClose()
        }}
        slotProps={{ transition: { onExited } }}
        {...(variant === 'default' && { message: text, action: buttons })}
      >
        {variant === 'default' ? undefined : (
          <Alert severity={variant} variant="filled" action={buttons}>
            {text}
          </Alert>
        )}
      </Snackbar>
    </Themed>
  )
}
