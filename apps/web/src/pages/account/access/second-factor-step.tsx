import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { BackupCodeField, CodeField } from '../../../kit/forms/form-parts'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { toBackupCodeFailure } from '../../../session/account-security/to-backup-code-failure'
import { openAuthClient } from '../../../session/auth-client'
import { signOut } from '../../../session/sign-out'
import { AccountCard } from './account-card'
import { AccountForm } from './account-form'

/** The question that is under way already is waited for, not asked again. */
const waiting = { cancelRefetch: false }

interface SecondFactorStepProps {
  /** Of whoever signed in with the first factor. */
  userId: string
  /** Called once the session has shown both. */
  onDone: () => Promise<void>
}

/** The password was right, and the account asks for a code from an authenticator app as well. */
export function SecondFactorStep({ userId, onDone }: SecondFactorStepProps) {
  const factors = useQuery({
    queryKey: ['second-factors', userId],
    queryFn: listFactors,
    staleTime: 0,
    gcTime: 0,
  })
  const [chosenId, setChosenId] = useState<string>()
  const [code, setCode] = useState('')
  const [isBackup, setIsBackup] = useState(false)
  const factorId = chosenId ?? factors.data?.[0]?.id
  async function showCode() {
    if (!isBackup && code.length < 6) throw new PlainFailure('The code has six digits.')
    if (code.trim() === '') throw new PlainFailure('Enter one of your backup codes.')
    // Whoever types faster than the account answers waits for it, and is told why where it fails.
    const shown = factorId ?? (await factors.refetch(waiting)).data?.[0]?.id
    if (shown === undefined) throw new PlainFailure('The account could not be asked. Try again.')
    const client = await openAuthClient()
    const { error } = await client.mfa.challengeAndVerify({ factorId: shown, code })
    if (error !== null) throw isBackup ? toBackupCodeFailure(error) : error
    await onDone()
  }

  return (
    <AccountCard
      title="Second step"
      intro={`Your password is right. Now enter ${isBackup ? 'one of your backup codes' : 'the code that your authenticator app shows'}.`}
    >
      {factors.isError && (
        <QueryFailure error={factors.error} onRetry={() => void factors.refetch()} />
      )}
      {/* What was said of the one kind of code is not true of the other. */}
      <AccountForm key={isBackup ? 'backup' : 'app'} act={showCode} submitLabel="Continue">
        {!isBackup && factors.data !== undefined && factors.data.length > 1 && (
          <TextField
            select
            label="Authenticator"
            value={factorId ?? ''}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {factors.data.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isBackup ? (
          <BackupCodeField value={code} onChange={setCode} autoFocus />
        ) : (
          <CodeField label="Six-digit code" value={code} onChange={setCode} autoFocus />
        )}
      </AccountForm>
      <TextButton
        onClick={() => {
          setIsBackup(!isBackup)
          setCode('')
        }}
      >
        {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
      </TextButton>
      <p className="account-note">
        If you have lost the app, a backup code or any other authenticator that you set up works
        too. Without all of them, only whoever runs this site can let you in again.
      </p>
      <TextButton onClick={() => void signOut('local')}>Use another account</TextButton>
    </AccountCard>
  )
}

async function listFactors(): Promise<{ id: string; name: string }[]> {
  const client = await openAuthClient()
  const { data, error } = await client.mfa.listFactors()
  if (error !== null) throw error
  return data.totp.map(({ id, friendly_name: name }, index) => ({
    id,
    name: name || `Authenticator ${index + 1}`,
  }))
}
