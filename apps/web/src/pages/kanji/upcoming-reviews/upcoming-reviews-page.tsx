import '../../../study/plots/plots.css'
import './upcoming-reviews.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { EventAvailableOutlined } from '@kotonoha/ui-kit/icons/event-available-outlined'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { createLink, getRouteApi, Link } from '@tanstack/react-router'
import { OptionSwitch } from '../../../kit/option-switch/option-switch'
import { LastKnownNote } from '../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { studyProfileQuery } from '../../../study/profile/study-profile-query'
import type { StudyClock } from '../../../study/profile/study-times'
import { DueList } from './due-list'
import { type Forecast, type ForecastView, forecastQuery, listRows } from './forecast'
import { ForecastChart } from './forecast-chart'
import { describeRow, ForecastTable } from './forecast-table'

const route = getRouteApi('/app/_kanji-area/kanji/upcoming-reviews')

const FilledButtonLink = createLink(FilledButton)

const views = [
  { value: 'hours', label: '48 hours' },
  { value: 'days', label: '30 days' },
] as const

/** Until the profile is known, the clock of this device. */
const deviceClock: StudyClock = {
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hourCycle: 'h23',
}

/** What comes due in the next hours and days, and what that adds up to. */
export function UpcomingReviewsPage() {
  const { view = 'hours' } = route.useSearch()
  const navigate = route.useNavigate()
  const forecast = useQuery(forecastQuery())
  const { data, error } = forecast
  const retry = () => void forecast.refetch()
  return (
    <div className="upcoming">
      <div className="upcoming-head">
        <h1 className="page-title">Upcoming reviews</h1>
        <OptionSwitch
          legend="How far ahead"
          options={views}
          value={view}
          onChange={(chosen) =>
            navigate({ search: { view: chosen }, replace: true, resetScroll: false })
          }
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <SkeletonList count={6} heightPx={44} />
        ) : (
          <QueryFailure error={error} onRetry={retry} />
        )
      ) : (
        <>
          <LastKnownNote error={error} knownAtMs={forecast.dataUpdatedAt} onRetry={retry} />
          <Upcoming forecast={data} view={view} />
        </>
      )}
    </div>
  )
}

function Upcoming({ forecast, view }: { forecast: Forecast; view: ForecastView }) {
  const { from, until } = route.useSearch()
  const navigate = route.useNavigate()
  const clock = useQuery(studyProfileQuery()).data?.preferences ?? deviceClock
  const rows = listRows(forecast, view)
  if (rows.length === 0) return <NothingUpcoming forecast={forecast} view={view} />
  return (
    <>
      {forecast.isOnVacation && <VacationNote />}
      <ForecastChart forecast={forecast} view={view} clock={clock} />
      <div className="upcoming-columns">
        <ForecastTable rows={rows} view={view} clock={clock} openUntil={until} />
        {until !== undefined && (
          <DueList
            title={describeRow({ startsAt: from }, view, clock)}
            from={from}
            until={until}
            now={new Date(forecast.now)}
            onClose={() => void navigate({ search: { view }, resetScroll: false })}
          />
        )}
      </div>
    </>
  )
}

function VacationNote() {
  return (
    <p className="upcoming-note">
      You are on vacation: none of this waits for you before you{' '}
      <Link to="/app/kanji/preferences/progress">come back</Link>.
    </p>
  )
}

function NothingUpcoming({ forecast, view }: { forecast: Forecast; view: ForecastView }) {
  const later = view === 'hours' && listRows(forecast, 'days').length > 0
  return (
    <EmptyState
      image={<EventAvailableOutlined />}
      text={
        later
          ? 'Nothing comes due in the next 48 hours.'
          : 'Nothing comes due. Items come up for review once their lesson is done.'
      }
      button={
        later ? (
          <FilledButtonLink to="/app/kanji/upcoming-reviews" search={{ view: 'days' }}>
            Look at 30 days
          </FilledButtonLink>
        ) : (
          <FilledButtonLink to="/app/kanji/study" search={{ mode: 'lessons' }}>
            Do a lesson
          </FilledButtonLink>
        )
      }
    />
  )
}
