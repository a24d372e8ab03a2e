import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { DialogFrame } from '../../../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../../../kit/dialogs/dialog-stack'

declare module '../../../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'study-session-saved-continue': {
      /** Of what is under way: "14 reviews left · level 7 · 2 h ago on Firefox on Windows". */
      description: string
      /** What is begun in its place, such as lessons, and what that does. */
      alternative: string
      onContinue: () => void
      onStartNew: () => void
    }
  }
}

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
