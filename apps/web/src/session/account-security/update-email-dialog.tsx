import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { FailedTryContext } from '../../kit/forms/failed-field'
import { FormFailure, FormField, SubmitButton } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { showToast } from '../../kit/toasts/toast-queue'
import { AuthUserContent } from './auth-user-content'
import { beginEmailChange } from './email-change'
import { EmailChangeCodes } from './email-change-codes'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'update-email': object
  }
}

/** Asks for the new address, then for the codes that went to the old and to the new one. */
export function UpdateEmailDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const [isOtherWanted, setIsOtherWanted] = useState(false)
  const leave = () => close(dialog.id)
  return (
    <DialogFrame dialog={dialog} title="Change your e-mail address" maxWidth="xs">
      <AuthUserContent>
        {({ email = '', new_email: newEmail }) =>
          newEmail && !isOtherWanted ? (
            <EmailChangeCodes
              email={email}
              newEmail={newEmail}
              onOther={() => setIsOtherWanted(true)}
              onLeave={leave}
              onDone={() => {
                close(dialog.id, true)
                showToast(`Your address is now ${newEmail}`, 'success')
              }}
            />
          ) : (
            <NewAddressForm email={email} onLeave={leave} onSent={() => setIsOtherWanted(false)} />
          )
        }
      </AuthUserContent>
    </DialogFrame>
  )
}

function NewAddressForm({
  email,
  onLeave,
  onSent,
}: {
  email: string
  onLeave: () => void
  onSent: () => void
}) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const isSame = wanted.toLowerCase() === email.toLowerCase()
  const { isPending, failure, failedTry, submit } = useSubmission(async () => {
    await beginEmailChange(wanted)
    onSent()
  })
  return (
    <form onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Your address is {email}. A code goes to it and to the new address, and both are asked
            for. Other devices are signed out when the address changes.
          </Typography>
          <FailedTryContext value={failedTry}>
            <FormField
              type="email"
              meaning="email"
              label="New e-mail address"
              autoComplete="email"
              autoFocus
              value={typed}
              onChange={setTyped}
              error={isSame}
              helperText={isSame ? 'That is your address already.' : undefined}
            />
          </FailedTryContext>
          <FormFailure text={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Cancel</Button>
        <SubmitButton isPending={isPending} disabled={wanted === '' || isSame}>
          Send the codes
        </SubmitButton>
      </DialogActions>
    </form>
  )
}
