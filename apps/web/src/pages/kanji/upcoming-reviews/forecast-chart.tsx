import type { StudyClock } from '../../../study/profile/study-times'
import { type Forecast, type ForecastView, kinds, listSlots } from './forecast'
import { listTicks } from './forecast-ticks'

const height = 100
const column = 10

interface ForecastChartProps {
  forecast: Forecast
  view: ForecastView
  clock: StudyClock
}

/** The same as the table at a glance: columns of kinds, and a line for what piles up. */
export function ForecastChart({ forecast, view, clock }: ForecastChartProps) {
  const slots = listSlots(forecast, view)
  const highest = Math.max(1, ...slots.map(({ count }) => count))
  const most = Math.max(1, ...slots.map(({ total }) => total))
  const line = slots
    .map(({ total }, index) => `${index * column + column / 2},${height - (total / most) * height}`)
    .join(' ')
  return (
    <figure className="upcoming-figure">
      <svg
        className="upcoming-chart"
        viewBox={`0 0 ${slots.length * column} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {slots.map((slot, index) => {
          let top = height
          return (
            <g key={slot.startsAt}>
              {kinds.map((kind) => {
                const size = (slot[kind] / highest) * height
                top -= size
                return (
                  size > 0 && (
                    <rect
                      key={kind}
                      className={`kind-${kind}`}
                      x={index * column + 1}
                      y={top}
                      width={column - 2}
                      height={size}
                    />
                  )
                )
              })}
            </g>
          )
        })}
        <polyline className="upcoming-line" points={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="upcoming-axis" aria-hidden="true">
        {listTicks(slots, { view, clock }).map(({ place, label }) => {
          const share = `${place * 100}%`
          // Over its column in the middle, and within the drawing at its ends.
          return (
            <span key={place} style={{ left: share, transform: `translateX(-${share})` }}>
              {label}
            </span>
          )
        })}
      </div>
      <figcaption className="upcoming-caption">
        Columns: cards that come due,{' '}
        {highest === 1 ? 'one' : `${highest.toLocaleString('en')} at most`}. Line: all of them
        together if none is reviewed, up to {most.toLocaleString('en')}.
      </figcaption>
    </figure>
  )
}
