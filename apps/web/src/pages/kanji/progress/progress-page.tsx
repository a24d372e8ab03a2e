import '../../../study/plots/plots.css'
import './progress.css'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { DefinitionTab, DefinitionTabs } from '../../../kit/tabs/definition-tabs'

/** What the learner knows, and how it came. */
export function ProgressPage() {
  const page = useRef<HTMLDivElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  // Not all six tabs fit on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has an address of its own.
  useEffect(() => {
    const open = page.current?.querySelector('.definition-tab[aria-current="page"]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div ref={page} className="plot-page">
      <h1 className="progress-title">Progress</h1>
      <DefinitionTabs label="Progress">
        <DefinitionTab to="/app/kanji/progress" activeOptions={{ exact: true }}>
          Overview
        </DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/week">Week</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/year">Year</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/stats">Memory</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/achievements">Achievements</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/events">History</DefinitionTab>
      </DefinitionTabs>
      <Outlet />
    </div>
  )
}
