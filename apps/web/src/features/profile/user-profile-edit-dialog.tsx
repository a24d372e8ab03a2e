import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api/api'
import { newId } from '../../api/new-id'
import { FormFailure, SubmitButton } from '../account-security/form-parts'
import { useSubmission } from '../account-security/use-submission'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../dialogs/dialog-stack'
import { useUser } from '../session/use-user'
import { renameUser } from '../session/user-store'
import { showToast } from '../toasts/toast-queue'
import { isComplete, NameFields, trimName } from './name-fields'

/** What the learner tells about themselves: the two names. */
export function UserProfileEditDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const user = useUser()
  const [name, setName] = useState(() =>
    user.kind === 'signed-in'
      ? { firstName: user.firstName, lastName: user.lastName }
      : { firstName: '', lastName: '' },
  )
  const { mutateAsync } = useMutation(
    api.core.user.updateProfile.mutationOptions({ networkMode: 'always' }),
  )
  const lastSent = useRef({ key: '', mutationId: '' })

  const { isPending, failure, submit } = useSubmission(async () => {
    const sent = trimName(name)
    const key = JSON.stringify(sent)
    // The same names sent again are the same change: its answer may have been lost on the way.
    if (lastSent.current.key !== key) {
      lastSent.current = { key, mutationId: newId() }
    }
    renameUser(await mutateAsync({ mutationId: lastSent.current.mutationId, ...sent }))
    close(dialog.id, true)
    showToast('Your name was changed', 'success')
  })

  return (
    <DialogFrame dialog={dialog} title="Edit your profile" maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2}>
            <NameFields name={name} onChange={setName} />
            <FormFailure text={failure} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(dialog.id)}>Cancel</Button>
          <SubmitButton isPending={isPending} disabled={!isComplete(name)}>
            Save
          </SubmitButton>
        </DialogActions>
      </form>
    </DialogFrame>
  )
}
