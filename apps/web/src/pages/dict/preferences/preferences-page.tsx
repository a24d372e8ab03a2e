import './preferences.css'
import { Outlet } from '@tanstack/react-router'
import { DefinitionTab, DefinitionTabs } from '../../../kit/tabs/definition-tabs'
import { usePreferencesSync } from '../../../session/preferences/preferences-sync-state'

/** How the learner wants the dictionary, and everything about their account. */
export function PreferencesPage() {
  const hasFailed = usePreferencesSync((sync) => sync.hasFailed)
  return (
    <div className="preferences">
      <h1 className="page-title">Preferences</h1>
      <DefinitionTabs label="Preferences">
        <DefinitionTab to="/app/dict/preferences/general">General</DefinitionTab>
        <DefinitionTab to="/app/dict/preferences/account">Account</DefinitionTab>
        <DefinitionTab to="/app/dict/preferences/notifications">Notifications</DefinitionTab>
      </DefinitionTabs>
      <p role="status" className="preferences-waiting">
        {hasFailed &&
          'Your account cannot be reached at the moment. What you choose holds on this device and is sent later.'}
      </p>
      <Outlet />
    </div>
  )
}
