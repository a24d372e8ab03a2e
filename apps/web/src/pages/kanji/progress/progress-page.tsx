import '../../../study/plots/plots.css'
import './progress.css'
import { Outlet } from '@tanstack/react-router'
import { DefinitionTab, ScrollingTabs } from '../../../kit/tabs/definition-tabs'

/** What the learner knows, and how it came. */
export function ProgressPage() {
  return (
    <div className="plot-page">
      <h1 className="page-title">Progress</h1>
      <ScrollingTabs label="Progress">
        <DefinitionTab to="/app/kanji/progress" activeOptions={{ exact: true }}>
          Overview
        </DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/week">Week</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/year">Year</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/stats">Memory</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/achievements">Achievements</DefinitionTab>
        <DefinitionTab to="/app/kanji/progress/events">History</DefinitionTab>
      </ScrollingTabs>
      <Outlet />
    </div>
  )
}
