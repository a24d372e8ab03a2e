import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { api } from '../../../../../api/api'
import { findAuthCode } from '../../../../../api/failures/find-auth-code'
import { queryClient } from '../../../../../api/query-client'
import { FailedTryContext } from '../../../../../kit/forms/failed-field'
import {
  AnotherCodeButton,
  CodeField,
  FormFailure,
  FormField,
  SubmitButton,
} from '../../../../../kit/forms/form-parts'
import { useSubmission } from '../../../../../kit/forms/use-submission'
import { showToast } from '../../../../../kit/toasts/toast-queue'
import { refreshAuthUser } from '../../../../../session/account-security/auth-user'
import { describeCodeLife } from '../../../../../session/account-security/code-life'
import { MailWhereabouts } from '../../../../../session/account-security/mail-whereabouts'
import {
  enrolFactor,
  issueBackupCodes,
  mailNonce,
  type NewFactor,
  verifyFactor,
} from '../../../../../session/account-security/two-factor'
import { useSession } from '../../../../../session/session-store'
import { QrCode } from './qr-code'
import { SecretToType } from './secret-to-type'

interface AddAuthenticatorProps {
  isFirst: boolean
  knownNames: readonly string[]
  /** With the first one come backup codes; undefined when they could not be had. */
  onBackupCodes: (codes: string[] | undefined) => void
  onClose: () => void
}

/** Name it, scan it, enter its first code: an authenticator in three steps. */
export function AddAuthenticator(props: AddAuthenticatorProps) {
  const { isFirst, knownNames, onBackupCodes, onClose } = props
  const [factor, setFactor] = useState<NewFactor>()
  if (factor === undefined) {
    return (
      <NameForm
        isFirst={isFirst}
        knownNames={knownNames}
        onEnrolled={setFactor}
        onClose={onClose}
      />
    )
  }
  return (
    <VerifyForm factor={factor} isFirst={isFirst} onBackupCodes={onBackupCodes} onClose={onClose} />
  )
}

/** As many characters as are still read at a glance. */
const maxNameLength = 60

function NameForm({
  isFirst,
  knownNames,
  onEnrolled,
  onClose,
}: Omit<AddAuthenticatorProps, 'onBackupCodes'> & { onEnrolled: (factor: NewFactor) => void }) {
  const [name, setName] = useState(isFirst ? 'My phone' : '')
  const wanted = name.trim()
  const isTaken = knownNames.includes(wanted)
  const [code, setCode] = useState('')
  const [isCodeWanted, setIsCodeWanted] = useState(false)
  const email = useSession()?.email ?? ''
  const { isPending, failure, failedTry, submit } = useSubmission(async () => {
    try {
      onEnrolled(await enrolFactor(wanted, isCodeWanted ? code : undefined))
    } catch (error) {
      if (isCodeWanted || findAuthCode(error) !== 'reauthentication_needed') throw error
      await mailNonce()
      setIsCodeWanted(true)
    }
  })
  const sending = useSubmission(mailNonce)
  return (
    <form className="setting-form" onSubmit={submit}>
      {isFirst && (
        <Alert severity="info">
          You will need the app each time you sign in. At the end you get ten backup codes for the
          day on which it is lost: keep them where the phone is not. A new password by mail does not
          replace them.
        </Alert>
      )}
      <FormField
        label="Name of the authenticator"
        autoFocus
        autoComplete="off"
        value={name}
        onChange={(typed) => setName(typed.slice(0, maxNameLength))}
        error={isTaken}
        helperText={
          isTaken
            ? 'Another authenticator has this name already.'
            : 'So that you know which one is meant: the device it is on, say.'
        }
      />
      {isCodeWanted && (
        <>
          <p role="status" className="setting-text">
            Whoever turns this on locks everybody else out, so it also asks whether the mailbox is
            yours: a code was mailed to {email}. It is valid for {describeCodeLife()}.
          </p>
          <FailedTryContext value={failedTry}>
            <CodeField label="Code from the mail" autoFocus value={code} onChange={setCode} />
          </FailedTryContext>
          <AnotherCodeButton sending={sending} />
          <MailWhereabouts email={email} />
        </>
      )}
      <FormFailure text={failure} />
      <FormButtons onClose={onClose}>
        <SubmitButton
          isPending={isPending}
          disabled={wanted === '' || isTaken || (isCodeWanted && code.length !== 6)}
        >
          Continue
        </SubmitButton>
      </FormButtons>
    </form>
  )
}

function VerifyForm({
  factor,
  isFirst,
  onBackupCodes,
  onClose,
}: Omit<AddAuthenticatorProps, 'knownNames'> & { factor: NewFactor }) {
  const [code, setCode] = useState('')
  const { isPending, failure, failedTry, submit } = useSubmission(async () => {
    await verifyFactor(factor.factorId, code)
    // Codes that cannot be had now can be had in the section later; the factor is on all the same.
    if (isFirst) onBackupCodes(await issueBackupCodes().catch(() => undefined))
    await refreshAuthUser()
    void queryClient.invalidateQueries({ queryKey: api.core.user.listSessions.queryKey() })
    onClose()
    showToast(
      isFirst
        ? 'Two-factor sign-in is on. Other devices were signed out.'
        : 'The authenticator was added',
      'success',
    )
  })
  return (
    <form className="setting-form" onSubmit={submit}>
      <p className="setting-text">
        Open an authenticator app (Aegis, 2FAS, Google Authenticator, a password manager) and scan
        this picture.
      </p>
      <QrCode text={factor.uri} />
      <SecretToType secret={factor.secret} uri={factor.uri} />
      <FailedTryContext value={failedTry}>
        <CodeField
          label="Six-digit code that the app shows"
          autoFocus
          value={code}
          onChange={setCode}
        />
      </FailedTryContext>
      <FormFailure text={failure} />
      <FormButtons onClose={onClose}>
        <SubmitButton isPending={isPending} disabled={code.length !== 6}>
          {isFirst ? 'Turn on' : 'Add'}
        </SubmitButton>
      </FormButtons>
    </form>
  )
}

function FormButtons({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <Stack direction="row" spacing={1}>
      {children}
      <Button onClick={onClose}>Cancel</Button>
    </Stack>
  )
}
