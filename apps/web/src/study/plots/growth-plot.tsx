import { scaleLinear, scaleUtc } from 'd3-scale'
import { area } from 'd3-shape'
import { formatMonthOfYear, formatShortDay } from '../profile/learner-days'

const width = 600
const height = 160
const dayMs = 86_400_000
/** A name that begins farther to the right is cut off on a narrow phone: `Nov 22`, `Nov 2026`. */
const lastPlaceOfName = { day: 0.84, month: 0.78 }
/** More names of months would run into one another on a phone. */
const mostNames = 4

export interface GrowthLine {
  className: string
  /** The value on each of the days. */
  values: readonly number[]
}

/** How sums grew: one surface before the other, the largest behind. */
export function GrowthPlot({
  days,
  lines,
}: {
  days: readonly number[]
  lines: readonly GrowthLine[]
}) {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const x = scaleUtc()
    .domain([new Date(first * dayMs), new Date(Math.max(last, first + 1) * dayMs)])
    .range([0, width])
  const most = Math.max(1, ...lines.flatMap(({ values }) => values))
  const y = scaleLinear().domain([0, most]).nice(3).range([height, 0])
  const isLong = last - first > 366
  const lastPlace = width * lastPlaceOfName[isLong ? 'month' : 'day']
  const named = x
    .ticks(mostNames)
    .filter((date) => date.getTime() % dayMs === 0 && x(date) < lastPlace)
  const step = Math.ceil(named.length / mostNames)
  const shape = area<number>()
    .x((_value, place) => x(new Date((days[place] ?? first) * dayMs)))
    .y0(height)
    .y1((value) => y(value))
  return (
    <div className="growth-plot">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="growth-plot-drawing"
        aria-hidden="true"
      >
        {lines.map(({ className, values }) => (
          <path key={className} className={className} d={shape([...values]) ?? ''} />
        ))}
      </svg>
      <div className="growth-plot-values">
        {y
          .ticks(3)
          .filter((tick) => tick > 0 && Number.isInteger(tick))
          .map((tick) => (
            <span
              key={tick}
              className="growth-plot-value"
              style={{ top: `${(y(tick) / height) * 100}%` }}
            >
              {tick.toLocaleString('en')}
            </span>
          ))}
      </div>
      <div className="growth-plot-days">
        {named
          .filter((_date, place) => place % step === 0)
          .map((date) => (
            <span key={date.getTime()} style={{ left: `${(x(date) / width) * 100}%` }}>
              {(isLong ? formatMonthOfYear : formatShortDay)(date.getTime() / dayMs)}
            </span>
          ))}
      </div>
    </div>
  )
}
