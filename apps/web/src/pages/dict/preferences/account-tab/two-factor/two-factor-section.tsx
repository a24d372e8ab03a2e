import Button from '@mui/material/Button'
import type { User } from '@supabase/auth-js'
import { lazy, Suspense, useState } from 'react'
import { SettingSection } from '../../../../../kit/settings/setting'
import { listVerifiedFactors } from '../../../../../session/account-security/auth-user'
import { reauthenticate } from '../../../../../session/account-security/reauthenticate'
import { BackupCodesRow, NewBackupCodes } from './backup-codes'
import { FactorRow } from './factor-row'

// The drawing of QR codes is wanted once in a learner's life.
const AddAuthenticator = lazy(async () => ({
  default: (await import('./add-authenticator')).AddAuthenticator,
}))

/** As many as the service keeps for an account. */
const maxFactors = 10

/** The authenticator apps that are asked for at signing in, and the way to add one. */
export function TwoFactorSection({ user }: { user: User }) {
  const [isAdding, setIsAdding] = useState(false)
  const [newCodes, setNewCodes] = useState<string[]>()
  const factors = listVerifiedFactors(user)

  async function add() {
    if (await reauthenticate('Two-factor sign-in is about to change.', 'preferences')) {
      setIsAdding(true)
    }
  }

  return (
    <SettingSection
      title="Two-factor sign-in"
      text={
        factors.length === 0
          ? 'Off. Turned on, signing in asks for your password and for a six-digit code from an authenticator app on your phone or computer. Whoever learns your password can then not sign in with it alone.'
          : 'On. Signing in asks for your password and for a code from one of these authenticators.'
      }
    >
      {factors.length > 0 && (
        <ul className="setting-list" aria-label="Authenticators">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </ul>
      )}
      {newCodes !== undefined ? (
        <NewBackupCodes codes={newCodes} onClose={() => setNewCodes(undefined)} />
      ) : (
        factors.length > 0 && <BackupCodesRow onCodes={setNewCodes} />
      )}
      {isAdding ? (
        <Suspense fallback={null}>
          <AddAuthenticator
            isFirst={factors.length === 0}
            knownNames={factors.map(({ friendly_name: name }) => name ?? '')}
            onBackupCodes={setNewCodes}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : (
        factors.length < maxFactors && (
          <Button
            variant={factors.length === 0 ? 'contained' : 'outlined'}
            sx={{ mt: 1 }}
            onClick={() => void add()}
          >
            {factors.length === 0 ? 'Turn on two-factor sign-in' : 'Add another authenticator'}
          </Button>
        )
      )}
    </SettingSection>
  )
}
