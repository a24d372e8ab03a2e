import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { Link } from '@tanstack/react-router'
import {
  formatDate,
  formatTime,
  formatWeekday,
  type StudyClock,
} from '../../../study/profile/study-times'
import { type ForecastRow, type ForecastView, kindLabels, kinds } from './forecast'

interface ForecastTableProps {
  rows: readonly ForecastRow[]
  view: ForecastView
  clock: StudyClock
  /** The end of the stretch that is listed; undefined where none is. */
  openUntil: string | undefined
}

/** What comes due when; each row opens the list of its cards. */
export function ForecastTable({ rows, view, clock, openUntil }: ForecastTableProps) {
  return (
    <table className="upcoming-table">
      <VisuallyHidden as="caption">
        {view === 'hours' ? 'Reviews of the next 48 hours' : 'Reviews of the next 30 days'}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">When</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              <span className={`plot-key kind-${kind}`} aria-hidden="true" />
              {kindLabels[kind]}
            </th>
          ))}
          <th scope="col">Then due</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.endsAt} data-open={row.endsAt === openUntil}>
            <th scope="row">
              <Link
                to="/app/kanji/upcoming-reviews"
                search={{ view, from: row.from, until: row.endsAt }}
                resetScroll={false}
                className="upcoming-open"
                aria-label={`${describeRow(row, view, clock)}: list ${row.count.toLocaleString('en')} ${row.count === 1 ? 'card' : 'cards'}`}
              >
                {describeRow(row, view, clock)}
              </Link>
            </th>
            {kinds.map((kind) => (
              <td key={kind}>{row[kind] === 0 ? '–' : row[kind].toLocaleString('en')}</td>
            ))}
            <td>{row.total.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `Now`, `Sat 18:00` or `Sat, Nov 21`. */
export function describeRow(
  { startsAt }: Pick<ForecastRow, 'startsAt'>,
  view: ForecastView,
  clock: StudyClock,
): string {
  if (startsAt === undefined) return 'Now'
  if (view === 'days') return formatDate(clock, startsAt)
  return `${formatWeekday(clock, startsAt)} ${formatTime(clock, startsAt)}`
}
