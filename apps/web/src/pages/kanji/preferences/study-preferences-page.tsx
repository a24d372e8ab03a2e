import './study-preferences-page.css'
import { Outlet } from '@tanstack/react-router'
import { DefinitionTab, ScrollingTabs } from '../../../kit/tabs/definition-tabs'

/** How the learner wants to study. */
export function StudyPreferencesPage() {
  return (
    <div className="study-preferences">
      <h1 className="page-title">Study preferences</h1>
      <ScrollingTabs label="Study preferences">
        <DefinitionTab to="/app/kanji/preferences/general">General</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/account">Account</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/time-date">Time and date</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/study">Study</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/progress">Progress</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/integrations">Integrations</DefinitionTab>
      </ScrollingTabs>
      <Outlet />
    </div>
  )
}
