import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { api } from '../../../../../api/api'
import { queryClient } from '../../../../../api/query-client'
import { refreshAuthUser } from '../../../../../features/account-security/auth-user'
import {
  CodeField,
  FormFailure,
  FormField,
  SubmitButton,
} from '../../../../../features/account-security/form-parts'
import {
  enrolFactor,
  type NewFactor,
  verifyFactor,
} from '../../../../../features/account-security/two-factor'
import { useSubmission } from '../../../../../features/account-security/use-submission'
import { showToast } from '../../../../../features/toasts/toast-queue'
import { QrCode } from './qr-code'
import { SecretToType } from './secret-to-type'

interface AddAuthenticatorProps {
  isFirst: boolean
  knownNames: readonly string[]
  onClose: () => void
}

/** Name it, scan it, enter its first code: an authenticator in three steps. */
export function AddAuthenticator({ isFirst, knownNames, onClose }: AddAuthenticatorProps) {
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
  return <VerifyForm factor={factor} isFirst={isFirst} onClose={onClose} />
}

/** As many characters as are still read at a glance. */
const maxNameLength = 60

function NameForm({
  isFirst,
  knownNames,
  onEnrolled,
  onClose,
}: AddAuthenticatorProps & { onEnrolled: (factor: NewFactor) => void }) {
  const [name, setName] = useState(isFirst ? 'My phone' : '')
  const wanted = name.trim()
  const isTaken = knownNames.includes(wanted)
  const { isPending, failure, submit } = useSubmission(async () =>
    onEnrolled(await enrolFactor(wanted)),
  )
  return (
    <form className="setting-form" onSubmit={submit}>
      {isFirst && (
        <Alert severity="info">
          You will need the app each time you sign in. If you lose it, nobody can read a code for
          you: there are no backup codes, and a new password by mail does not replace it. So add a
          second authenticator afterwards, or keep the secret of this one on paper. Whoever runs
          this site can remove a lost one, once they are sure that it is you who asks.
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
      <FormFailure text={failure} />
      <FormButtons onClose={onClose}>
        <SubmitButton isPending={isPending} disabled={wanted === '' || isTaken}>
          Continue
        </SubmitButton>
      </FormButtons>
    </form>
  )
}

function VerifyForm({
  factor,
  isFirst,
  onClose,
}: {
  factor: NewFactor
  isFirst: boolean
  onClose: () => void
}) {
  const [code, setCode] = useState('')
  const { isPending, failure, submit } = useSubmission(async () => {
    await verifyFactor(factor.factorId, code)
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
      <CodeField
        label="Six-digit code that the app shows"
        autoFocus
        value={code}
        onChange={setCode}
      />
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
