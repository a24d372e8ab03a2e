import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api } from '../../api/api'
import { queryClient } from '../../api/query-client'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { FailedTryContext } from '../../kit/forms/failed-field'
import { AnotherCodeButton, CodeField, FormFailure, SubmitButton } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { showToast } from '../../kit/toasts/toast-queue'
import { openAuthClient } from '../auth-client'
import { useSession } from '../session-store'
import { NewPasswordField } from './new-password-field'
import { mailNonce } from './two-factor'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'update-password': object
  }
}

/** The service's word for: a session older than a day must show a mailed code first. */
const mailedCodeNeeded = 'reauthentication_needed'

/**
 * Asks for a new password. A session of more than a day does not vouch for it by itself: then the
 * service also wants a code that it mails.
 */
export function UpdatePasswordDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const email = useSession()?.email ?? ''
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isCodeWanted, setIsCodeWanted] = useState(false)

  const { isPending, failure, failedTry, submit } = useSubmission(async () => {
    const client = await openAuthClient()
    const nonce = isCodeWanted ? { nonce: code } : {}
    const { error } = await client.updateUser({ password, ...nonce })
    if (error?.code === mailedCodeNeeded) {
      await mailNonce()
      setIsCodeWanted(true)
      return
    }
    if (error !== null) throw error
    void queryClient.invalidateQueries({ queryKey: api.core.user.listSessions.queryKey() })
    close(dialog.id, true)
    showToast('Your password was changed. Other devices were signed out.', 'success')
  })
  const sending = useSubmission(mailNonce)

  return (
    <DialogFrame dialog={dialog} title="Change your password" maxWidth="xs">
      <form onSubmit={submit}>
        <FailedTryContext value={failedTry}>
          <DialogContent>
            <Stack spacing={2}>
              <Typography>Every other device is signed out when the password changes.</Typography>
              {/* Tells password managers whose password it is. */}
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <NewPasswordField
                label="New password"
                autoFocus
                value={password}
                onChange={setPassword}
              />
              {isCodeWanted && (
                <>
                  <Typography role="status">
                    You signed in more than a day ago, so a code was mailed to {email}.
                  </Typography>
                  <CodeField label="Six-digit code" autoFocus value={code} onChange={setCode} />
                  <AnotherCodeButton sending={sending} />
                </>
              )}
              <FormFailure text={failure} />
            </Stack>
          </DialogContent>
        </FailedTryContext>
        <DialogActions>
          <Button onClick={() => close(dialog.id)}>Cancel</Button>
          <SubmitButton
            isPending={isPending}
            disabled={password === '' || (isCodeWanted && code.length !== 6)}
          >
            Change password
          </SubmitButton>
        </DialogActions>
      </form>
    </DialogFrame>
  )
}
