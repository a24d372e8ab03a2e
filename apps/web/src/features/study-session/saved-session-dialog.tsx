import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../dialogs/dialog-stack'

/** Goes on with the session under way, or ends it for a new one. */
export function SavedSessionDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const { content } = dialog
  if (content.type !== 'study-session-saved-continue') return null
  const choose = (act: () => void) => () => {
    close(dialog.id, true)
    act()
  }
  return (
    <DialogFrame dialog={dialog} title="A session is under way" maxWidth="xs">
      <DialogContent>
        <Typography gutterBottom>{content.description}</Typography>
        <Typography color="textSecondary">{content.alternative}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={choose(content.onStartNew)}>Start new</Button>
        <Button autoFocus variant="contained" onClick={choose(content.onContinue)}>
          Continue here
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
