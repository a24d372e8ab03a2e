import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { FailedTryContext } from '../../kit/forms/failed-field'
import {
  AnotherCodeButton,
  BackupCodeField,
  CodeField,
  FormFailure,
  PasswordField,
  SubmitButton,
} from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { listVerifiedFactors } from './auth-user'
import { AuthUserContent } from './auth-user-content'
import { describeCodeLife } from './code-life'
import {
  mailCode,
  showAuthenticatorCode,
  signInAgainWithMailedCode,
  signInAgainWithPassword,
} from './sign-in-again'
import { toBackupCodeFailure } from './to-backup-code-failure'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'reauthenticate-user': { reason: string }
  }
}

/** Asks for the strongest thing that the account has: its authenticator, else its password. */
export function ReauthenticateUserDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  const reason = dialog.content.type === 'reauthenticate-user' ? dialog.content.reason : ''
  const [isByMail, setIsByMail] = useState(false)
  const [isBackup, setIsBackup] = useState(false)
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
            // The other way begins anew: what was refused was not said of its code.
            return (
              <AuthenticatorStep
                {...step}
                key={isBackup ? 'backup' : 'app'}
                factorId={factor.id}
                name={name}
                isBackup={isBackup}
                onSwitch={() => setIsBackup(!isBackup)}
              />
            )
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
          <FailedTryContext value={submission.failedTry}>{field}</FailedTryContext>
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

interface AuthenticatorStepProps extends StepProps {
  factorId: string
  name: string
  isBackup: boolean
  onSwitch: () => void
}

function AuthenticatorStep({
  factorId,
  name,
  isBackup,
  onSwitch,
  reason,
  onDone,
  onCancel,
}: AuthenticatorStepProps) {
  const [code, setCode] = useState('')
  const submission = useSubmission(async () => {
    await showAuthenticatorCode(factorId, code).catch((error) => {
      throw isBackup ? toBackupCodeFailure(error) : error
    })
    onDone()
  })
  return (
    <StepForm
      text={
        isBackup
          ? `${reason} Enter one of your backup codes.`
          : `${reason} Enter the code that your authenticator${name && ` “${name}”`} shows now.`
      }
      field={
        isBackup ? (
          <BackupCodeField autoFocus value={code} onChange={setCode} />
        ) : (
          <CodeField label="Six-digit code" autoFocus value={code} onChange={setCode} />
        )
      }
      more={
        <Button sx={{ alignSelf: 'flex-start' }} onClick={onSwitch}>
          {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
        </Button>
      }
      canSubmit={isBackup ? code.trim() !== '' : code.length === 6}
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
      text={`${reason} Enter the code from the mail to ${email}. It is valid for ${describeCodeLife()}.`}
      field={<CodeField label="Six-digit code" autoFocus value={code} onChange={setCode} />}
      more={<AnotherCodeButton sending={sending} />}
      canSubmit={code.length === 6}
      onCancel={onCancel}
      submission={checking}
    />
  )
}
