import { Link } from '@tanstack/react-router'
import { SettingSection } from '../../../../kit/settings/setting'
import { findPaymentService } from '../../../../session/installation'

/** The account is one for dictionary and study; its settings are in one place. */
export function AccountTab() {
  return (
    <SettingSection
      title="Your account"
      text="Dictionary and kanji study share one account: what you change there holds here."
    >
      <ul className="study-preferences-links">
        <li>
          <Link to="/app/dict/preferences/account">
            Profile, address, password, second factor and devices
          </Link>
        </li>
        <li>
          <Link to="/app/dict/preferences/notifications">Mails</Link>
        </li>
        <li>
          <Link to="/app/kanji/agent">Assistants: what you let in, and what it did</Link>
        </li>
        {findPaymentService() !== undefined && (
          <li>
            <Link to="/app/kanji/subscription">Subscription: your plan and your invoices</Link>
          </li>
        )}
        <li>
          <Link to="/app/dict/preferences/general">How the dictionary looks</Link>
        </li>
      </ul>
    </SettingSection>
  )
}
