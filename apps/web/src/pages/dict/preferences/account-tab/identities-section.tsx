import type { User } from '@supabase/auth-js'
import { SettingRow, SettingSection } from '../../../../kit/settings/setting'

const providerNames: Record<string, string> = { email: 'E-mail and password' }

/** Who vouches for the learner. There is one way in here, so there is nothing to link. */
export function IdentitiesSection({ user }: { user: User }) {
  const identities = user.identities ?? []
  return (
    <SettingSection
      title="Linked identities"
      text="Kotonoha signs you in by e-mail and password only. No account of another company can be linked, so none can be lost with one either."
    >
      <ul className="setting-list" aria-label="Linked identities">
        {identities.map((identity) => (
          <li key={identity.identity_id}>
            <SettingRow
              title={providerNames[identity.provider] ?? identity.provider}
              text={identity.identity_data?.email ?? user.email}
            />
          </li>
        ))}
      </ul>
    </SettingSection>
  )
}
