import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api/api'
import { newId } from '../../api/new-id'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { FormFailure, SubmitButton } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { showToast } from '../../kit/toasts/toast-queue'
import { useUser } from '../use-user'
import { renameUser } from '../user-store'
import { isComplete, NameFields, trimName } from './name-fields'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'user-profile-edit': object
  }
}

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
