import './study-preferences-page.css'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { DefinitionTab, DefinitionTabs } from '../../../kit/tabs/definition-tabs'

/** How the learner wants to study. */
export function StudyPreferencesPage() {
  const page = useRef<HTMLDivElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  // Not all six tabs fit on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has an address of its own.
  useEffect(() => {
    const open = page.current?.querySelector('.definition-tab[aria-current="page"]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div ref={page} className="study-preferences">
      <h1 className="study-preferences-title">Study preferences</h1>
      <DefinitionTabs label="Study preferences">
        <DefinitionTab to="/app/kanji/preferences/general">General</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/account">Account</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/time-date">Time and date</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/study">Study</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/progress">Progress</DefinitionTab>
        <DefinitionTab to="/app/kanji/preferences/integrations">Integrations</DefinitionTab>
      </DefinitionTabs>
      <Outlet />
    </div>
  )
}
