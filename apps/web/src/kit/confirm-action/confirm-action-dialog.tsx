import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../dialogs/dialog-stack'
import { FormFailure, SubmitButton } from '../forms/form-parts'
import { useSubmission } from '../forms/use-submission'
import type { ActionToConfirm } from './confirm-action'

declare module '../dialogs/dialog-stack' {
  interface DialogContents {
    'confirm-action': ActionToConfirm
  }
}

/** Says what will happen, and does it when the learner says so. */
export function ConfirmActionDialog({ dialog }: { dialog: DialogRecord }) {
  const { content } = dialog
  const { close } = useDialogStack()
  const { isPending, failure, submit } = useSubmission(async () => {
    if (content.type !== 'confirm-action') return
    await content.act()
    close(dialog.id, true)
  })
  if (content.type !== 'confirm-action') return null
  const { title, text, verb, isDangerous = false } = content
  return (
    <DialogFrame dialog={dialog} title={title} maxWidth="xs">
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{text}</Typography>
          <FormFailure text={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        {/* Enter must not delete anything by itself: the harmless choice has the focus. */}
        <Button autoFocus={isDangerous} onClick={() => close(dialog.id)}>
          Cancel
        </Button>
        <SubmitButton
          type="button"
          autoFocus={!isDangerous}
          color={isDangerous ? 'error' : 'primary'}
          isPending={isPending}
          onClick={() => submit()}
        >
          {verb}
        </SubmitButton>
      </DialogActions>
    </DialogFrame>
  )
}
