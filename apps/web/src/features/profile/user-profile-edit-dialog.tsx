import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api/api'
import { newId } from '../../api/new-id'
import { FormFailure, FormField, SubmitButton } from '../account-security/form-parts'
import { useSubmission } from '../account-security/use-submission'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../dialogs/dialog-stack'
import { useUser } from '../session/use-user'
import { renameUser } from '../session/user-store'
import { showToast } from '../toasts/toast-queue'

/** As many characters as the server takes for a name. */
const maxNameLength = 80

/** What the learner tells about themselves: the two names. */
export function UserProfileEditDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const user = useUser()
  const known = user.kind === 'signed-in' ? user : { firstName: '', lastName: '' }
  const [firstName, setFirstName] = useState(known.firstName)
  const [lastName, setLastName] = useState(known.lastName)
  const { mutateAsync } = useMutation(
    api.core.user.updateProfile.mutationOptions({ networkMode: 'always' }),
  )
  const lastSent = useRef({ key: '', mutationId: '' })

  const { isPending, failure, submit } = useSubmission(async () => {
    const name = { firstName: firstName.trim(), lastName: lastName.trim() }
    const key = JSON.stringify(name)
    // The same names sent again are the same change: its answer may have been lost on the way.
    if (lastSent.current.key !== key) {
      lastSent.current = { key, mutationId: newId() }
    }
    renameUser(await mutateAsync({ mutationId: lastSent.current.mutationId, ...name }))
    close(dialog.id, true)
    showToast('Your name was changed', 'success')
  })

  const isComplete = firstName.trim() !== '' && lastName.trim() !== ''
  return (
    <DialogFrame dialog={dialog} title="Edit your profile" maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2}>
            <FormField
              label="First name"
              autoComplete="given-name"
              autoFocus
              value={firstName}
              onChange={(typed) => setFirstName(typed.slice(0, maxNameLength))}
            />
            <FormField
              label="Last name"
              autoComplete="family-name"
              value={lastName}
              onChange={(typed) => setLastName(typed.slice(0, maxNameLength))}
            />
            <FormFailure text={failure} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(dialog.id)}>Cancel</Button>
          <SubmitButton isPending={isPending} disabled={!isComplete}>
            Save
          </SubmitButton>
        </DialogActions>
      </form>
    </DialogFrame>
  )
}
