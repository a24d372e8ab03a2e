import { Link } from '@tanstack/react-router'
import {
  formatDate,
  formatHour,
  formatWeekday,
  type StudyClock,
} from '../../../study/profile/study-times'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'
import { type ForecastBlock, toDayBlocks, toHourBlocks } from './forecast-blocks'

interface ForecastCardProps {
  dashboard: Dashboard
  clock: StudyClock
}

/** What comes due in the next day and week, beside what is due already. */
export function ForecastCard({ dashboard, clock }: ForecastCardProps) {
  const { nextHours, nextDays, now } = dashboard
  return (
    <DashboardCard title="Coming reviews">
      <Bars
        label="In 24 hours"
        view="hours"
        now={now}
        blocks={toHourBlocks(nextHours)}
        toName={(block) => formatHour(clock, block.startsAt)}
        toLongName={(block) =>
          `${formatHour(clock, block.startsAt)} to ${formatHour(clock, block.endsAt)}`
        }
      />
      <Bars
        label="In 7 days"
        view="days"
        now={now}
        blocks={toDayBlocks(nextDays)}
        toName={(block) => formatWeekday(clock, block.startsAt)}
        toLongName={(block) => formatDate(clock, block.startsAt)}
      />
    </DashboardCard>
  )
}

interface BarsProps {
  label: string
  view: 'hours' | 'days'
  now: string
  blocks: readonly ForecastBlock[]
  toName: (block: ForecastBlock) => string
  toLongName: (block: ForecastBlock) => string
}

/** A bar for each stretch of time; each opens the page with what comes due. */
function Bars({ label, view, now, blocks, toName, toLongName }: BarsProps) {
  const total = blocks.reduce((sum, { count }) => sum + count, 0)
  const highest = Math.max(1, ...blocks.map(({ count }) => count))
  return (
    <section aria-label={label} className="forecast">
      <h3 className="forecast-title">
        <Link
          to="/app/kanji/upcoming-reviews"
          search={{ view, from: now, until: blocks.at(-1)?.endsAt }}
        >
          {label}: {total.toLocaleString('en')}
        </Link>
      </h3>
      <ol className="forecast-bars">
        {blocks.map((block, index) => (
          <li key={block.startsAt} className="forecast-cell">
            <Link
              to="/app/kanji/upcoming-reviews"
              // What was due before now is counted with the reviews, not here.
              search={{ view, from: index === 0 ? now : block.startsAt, until: block.endsAt }}
              className="forecast-link"
              aria-label={`${toLongName(block)}: ${block.count.toLocaleString('en')} reviews`}
            >
              <span className="forecast-count">
                {block.count > 0 && block.count.toLocaleString('en')}
              </span>
              <svg
                className="forecast-bar"
                viewBox="0 0 10 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  width="10"
                  y={100 - (block.count / highest) * 100}
                  height={(block.count / highest) * 100}
                />
              </svg>
              <span className="forecast-name">{toName(block)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
