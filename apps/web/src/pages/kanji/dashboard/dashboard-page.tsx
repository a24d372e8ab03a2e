import './dashboard.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { isNotBegun } from '../../../api/failures/is-not-begun'
import { LastKnownNote } from '../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { studyProfileQuery } from '../../../study/profile/study-profile-query'
import type { StudyClock } from '../../../study/profile/study-times'
import type { Dashboard } from './dashboard'
import { dashboardQuery } from './dashboard-query'
import { DashboardSkeleton } from './dashboard-skeleton'
import { FirstDayCard, isFirstDay } from './first-day-card'
import { ForecastCard } from './forecast-card'
import { HeatCard } from './heat-card'
import { JlptCard } from './jlpt-card'
import { KeptReviews } from './kept-reviews'
import { LevelCard } from './level-card'
import { ProgressCard } from './progress-card'
import { ResumeBar } from './resume-bar'
import { StartCards } from './start-cards'
import { subtractWaiting } from './subtract-waiting'
import { TroubleCard } from './trouble-card'
import { useWaitingWork } from './use-waiting-work'

/** Until the profile is known, the clock of this device. */
const deviceClock: StudyClock = {
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hourCycle: 'h23',
}

/** Where the learner stands and what there is to do, on one screen. */
export function DashboardPage() {
  const dashboard = useQuery(dashboardQuery())
  const profile = useQuery(studyProfileQuery())
  const { data, error } = dashboard
  const retry = () => void dashboard.refetch()
  // The level overview's failure where no level was opened yet.
  if (isNotBegun(error)) return <Navigate to="/app/kanji/onboarding" replace />
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <h1 className="page-title">Dashboard</h1>
        {data !== undefined && <Streak dashboard={data} />}
      </header>
      {data === undefined ? (
        error === null ? (
          <DashboardSkeleton />
        ) : (
          <>
            <QueryFailure error={error} onRetry={retry} />
            <KeptReviews />
          </>
        )
      ) : (
        <>
          <LastKnownNote error={error} knownAtMs={dashboard.dataUpdatedAt} onRetry={retry} />
          <DashboardCards dashboard={data} clock={profile.data?.preferences ?? deviceClock} />
        </>
      )}
    </div>
  )
}

function DashboardCards({ dashboard: said, clock }: { dashboard: Dashboard; clock: StudyClock }) {
  const dashboard = subtractWaiting(said, useWaitingWork(said.now))
  const now = new Date(dashboard.now)
  const session = dashboard.activeSession
  if (isFirstDay(dashboard)) return <FirstDayCard />
  return (
    <>
      {session !== null && session.left > 0 && <ResumeBar session={session} now={now} />}
      <StartCards dashboard={dashboard} clock={clock} now={now} />
      <div className="dashboard-columns">
        <div className="dashboard-column">
          <LevelCard level={dashboard.level} now={now} />
          <ProgressCard counts={dashboard.bucketsByKind} />
          <TroubleCard dashboard={dashboard} now={now} />
        </div>
        <div className="dashboard-column">
          <ForecastCard dashboard={dashboard} clock={clock} />
          <JlptCard levels={dashboard.jlpt} />
          <HeatCard dashboard={dashboard} />
        </div>
      </div>
    </>
  )
}

/** How many days in a row; leads to the days themselves. Can be hidden in the preferences. */
function Streak({ dashboard: { streak } }: { dashboard: Dashboard }) {
  // A run that has not begun is nobody's fault and nothing to show.
  if (!streak.isShown || streak.current === 0) return null
  return (
    <a href="#studied-days" className="dashboard-streak">
      {streak.current === 1 ? '1 day' : `${streak.current.toLocaleString('en')} days`} in a row
      {streak.frozen > 0 && (
        <span className="dashboard-faint">
          {' '}
          · saved by {streak.frozen === 1 ? 'a freeze' : `${streak.frozen} freezes`}
        </span>
      )}
      {streak.freezes > 0 && (
        <span className="dashboard-faint">
          {' '}
          · {streak.freezes === 1 ? '1 freeze' : `${streak.freezes} freezes`} kept
        </span>
      )}
    </a>
  )
}
