import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api } from '../../api/api'
import { queryClient } from '../../api/query-client'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../dialogs/dialog-stack'
import { openAuthClient } from '../session/auth-client'
import { useSession } from '../session/session-store'
import { showToast } from '../toasts/toast-queue'
import {
  AnotherCodeButton,
  CodeField,
  FormFailure,
  PasswordField,
  SubmitButton,
} from './form-parts'
import { useSubmission } from './use-submission'

/** The code of an error of the authentication service; contracts/auth.md, section 5. */
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

  const { isPending, failure, submit } = useSubmission(async () => {
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
        <DialogContent>
          <Stack spacing={2}>
            <Typography>Every other device is signed out when the password changes.</Typography>
            {/* Tells password managers whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              autoFocus
              value={password}
              onChange={setPassword}
              helperText="A long one that you use nowhere else. A few words in a row are fine."
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

async function mailNonce(): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.reauthenticate()
  if (error !== null) throw error
}
