import {
  formatDate,
  formatHour,
  formatWeekday,
  type StudyClock,
} from '../../../features/study-area/study-times'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'
import { type ForecastBlock, toHourBlocks } from './hour-blocks'

interface ForecastCardProps {
  dashboard: Dashboard
  clock: StudyClock
}

/** What comes due in the next day and week, beside what is due already. */
export function ForecastCard({ dashboard, clock }: ForecastCardProps) {
  const { nextHours, nextDays } = dashboard
  const hours = toHourBlocks(nextHours)
  return (
    <DashboardCard title="Coming reviews">
      <Bars
        label="In 24 hours"
        blocks={hours}
        toName={(block) => formatHour(clock, block.startsAt)}
        toLongName={(block) =>
          `${formatHour(clock, block.startsAt)} to ${formatHour(clock, block.endsAt)}`
        }
      />
      <Bars
        label="In 7 days"
        blocks={nextDays.map(({ startsAt, count }, index) => ({
          startsAt,
          endsAt: nextDays[index + 1]?.startsAt ?? startsAt,
          count,
        }))}
        toName={(block) => formatWeekday(clock, block.startsAt)}
        toLongName={(block) => formatDate(clock, block.startsAt)}
      />
    </DashboardCard>
  )
}

interface BarsProps {
  label: string
  blocks: readonly ForecastBlock[]
  toName: (block: ForecastBlock) => string
  toLongName: (block: ForecastBlock) => string
}

/** A bar for each stretch of time; each opens the page with what comes due. */
function Bars({ label, blocks, toName, toLongName }: BarsProps) {
  const total = blocks.reduce((sum, { count }) => sum + count, 0)
  const highest = Math.max(1, ...blocks.map(({ count }) => count))
  return (
    <section aria-label={label} className="forecast">
      <h3 className="forecast-title">
        {label}: {total.toLocaleString('en')}
      </h3>
      <ol className="forecast-bars">
        {blocks.map((block) => (
          <li key={block.startsAt} className="forecast-cell">
            <a
              href="/app/kanji/upcoming-reviews"
              className="forecast-link"
              aria-label={`${toLongName(block)}: ${block.count} reviews`}
            >
              <span className="forecast-count">{block.count > 0 && block.count}</span>
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
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
