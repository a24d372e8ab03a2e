import Button from '@mui/material/Button'
import type { Factor } from '@supabase/auth-js'
import { confirmAction } from '../../../../../kit/confirm-action/confirm-action'
import { toDay } from '../../../../../kit/moments/day'
import { SettingRow } from '../../../../../kit/settings/setting'
import { showToast } from '../../../../../kit/toasts/toast-queue'
import { refreshAuthUser } from '../../../../../session/account-security/auth-user'
import { reauthenticate } from '../../../../../session/account-security/reauthenticate'
import { removeFactor } from '../../../../../session/account-security/two-factor'

const source = 'preferences'

export function FactorRow({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const name = factor.friendly_name || 'Authenticator'

  async function remove() {
    if (!(await reauthenticate('Two-factor sign-in is about to change.', source))) return
    const isRemoved = await confirmAction(
      {
        title: `Remove “${name}”?`,
        text: isLast
          ? 'It is your only authenticator: two-factor sign-in is off afterwards, and your password alone opens the account.'
          : 'Its codes no longer sign you in. Your other authenticators go on working.',
        verb: 'Remove',
        isDangerous: true,
        act: () => removeFactor(factor.id),
      },
      source,
    )
    if (!isRemoved) return
    await refreshAuthUser()
    showToast(isLast ? 'Two-factor sign-in is off' : `“${name}” was removed`, 'success')
  }

  return (
    <li>
      <SettingRow title={name} text={`Added on ${toDay(factor.created_at)}`}>
        <Button aria-label={`Remove ${name}`} onClick={() => void remove()}>
          Remove
        </Button>
      </SettingRow>
    </li>
  )
}
