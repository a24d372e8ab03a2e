import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../dialogs/dialog-stack'
import { listVerifiedFactors } from './auth-user'
import { AuthUserContent } from './auth-user-content'
import {
  AnotherCodeButton,
  CodeField,
  FormFailure,
  PasswordField,
  SubmitButton,
} from './form-parts'
import {
  mailCode,
  showAuthenticatorCode,
  signInAgainWithMailedCode,
  signInAgainWithPassword,
} from './sign-in-again'
import { useSubmission } from './use-submission'

/** Asks for the strongest thing that the account has: its authenticator, else its password. */
export function ReauthenticateUserDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const reason = dialog.content.type === 'reauthenticate-user' ? dialog.content.reason : ''
  const [isByMail, setIsByMail] = useState(false)
  const step = {
    reason,
    onDone: () => close(dialog.id, true),
    onCancel: () => close(dialog.id),
  }
  return (
    <DialogFrame dialog={dialog} title="Is it you?" maxWidth="xs">
      <AuthUserContent>
        {(user) => {
          const [factor] = listVerifiedFactors(user)
          if (factor !== undefined) {
            const name = factor.friendly_name ?? ''
            return <AuthenticatorStep {...step} factorId={factor.id} name={name} />
          }
          const email = user.email ?? ''
          return isByMail ? (
            <MailedCodeStep {...step} email={email} />
          ) : (
            <PasswordStep {...step} email={email} onUseMail={() => setIsByMail(true)} />
          )
        }}
      </AuthUserContent>
    </DialogFrame>
  )
}

interface StepProps {
  reason: string
  onDone: () => void
  onCancel: () => void
}

interface StepFormProps {
  text: ReactNode
  field: ReactNode
  more?: ReactNode
  canSubmit: boolean
  onCancel: () => void
  submission: ReturnType<typeof useSubmission>
}

function StepForm({ text, field, more, canSubmit, onCancel, submission }: StepFormProps) {
  return (
    <form onSubmit={submission.submit}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{text}</Typography>
          {field}
          <FormFailure text={submission.failure} />
          {more}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton isPending={submission.isPending} disabled={!canSubmit}>
          Continue
        </SubmitButton>
      </DialogActions>
    </form>
  )
}

function AuthenticatorStep({
  factorId,
  name,
  reason,
  onDone,
  onCancel,
}: StepProps & { factorId: string; name: string }) {
  const [code, setCode] = useState('')
  const submission = useSubmission(async () => {
    await showAuthenticatorCode(factorId, code)
    onDone()
  })
  return (
    <StepForm
      text={`${reason} Enter the code that your authenticator${name && ` “${name}”`} shows now.`}
      field={<CodeField label="Six-digit code" autoFocus value={code} onChange={setCode} />}
      canSubmit={code.length === 6}
      onCancel={onCancel}
      submission={submission}
    />
  )
}

function PasswordStep({
  email,
  reason,
  onDone,
  onCancel,
  onUseMail,
}: StepProps & { email: string; onUseMail: () => void }) {
  const [password, setPassword] = useState('')
  const submission = useSubmission(async () => {
    await signInAgainWithPassword(email, password)
    onDone()
  })
  return (
    <StepForm
      text={`${reason} Enter your password.`}
      field={
        <>
          {/* Tells password managers whose password is wanted. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={setPassword}
          />
        </>
      }
      more={
        <Button sx={{ alignSelf: 'flex-start' }} onClick={onUseMail}>
          Mail me a code instead
        </Button>
      }
      canSubmit={password !== ''}
      onCancel={onCancel}
      submission={submission}
    />
  )
}

function MailedCodeStep({ email, reason, onDone, onCancel }: StepProps & { email: string }) {
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const sending = useSubmission(async () => {
    await mailCode(email)
    setIsSent(true)
  })
  const checking = useSubmission(async () => {
    await signInAgainWithMailedCode(email, code)
    onDone()
  })
  if (!isSent) {
    return (
      <StepForm
        text={`${reason} A mail with a six-digit code will go to ${email}.`}
        field={null}
        canSubmit
        onCancel={onCancel}
        submission={sending}
      />
    )
  }
  return (
    <StepForm
      text={`${reason} Enter the code from the mail to ${email}.`}
      field={<CodeField label="Six-digit code" autoFocus value={code} onChange={setCode} />}
      more={<AnotherCodeButton sending={sending} />}
      canSubmit={code.length === 6}
      onCancel={onCancel}
      submission={checking}
    />
  )
}
