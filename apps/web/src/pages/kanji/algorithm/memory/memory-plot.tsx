import type { MemoryModel } from '@kotonoha/srs/memory-model'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { line } from 'd3-shape'
import { ValueAxis } from '../../../../study/plots/value-axis'
import { formatMonthOfYear, formatShortDay } from '../../../../study/profile/learner-days'
import { toChance } from '../curve/forgetting-curve'
import type { ItemCard } from './item-card'

const width = 480
const height = 140
const dayMs = 86_400_000
const pointsOfStretch = 24
const leastDays = 7

interface Stretch {
  from: number
  to: number
  stability: number
}

/** The chance of recall from answer to answer, and on to some days from today. */
export function MemoryPlot({
  card,
  today,
  model,
}: {
  card: ItemCard
  today: number
  model: MemoryModel
}) {
  const first = card.answers[0]?.day ?? card.memory?.lastDay ?? today
  const last = Math.max(today + Math.ceil((today - first) / 6), first + leastDays)
  const x = scaleUtc()
    .domain([new Date(first * dayMs), new Date(last * dayMs)])
    .range([0, width])
  const at = (day: number) => x(new Date(day * dayMs))
  const stretches = listStretches(card, last)
  const chances = stretches.flatMap(({ from, to, stability }) =>
    toChance(model, stability, to - from),
  )
  const y = scaleLinear()
    .domain([Math.max(0, Math.floor(Math.min(0.7, ...chances) * 10) / 10), 1])
    .range([height, 0])
  const toPath = ({ from, to, stability }: Stretch) =>
    line<number>()
      .x((day) => at(day))
      .y((day) => y(toChance(model, stability, day - from)))(
      Array.from(
        { length: pointsOfStretch + 1 },
        (_, point) => from + ((to - from) * point) / pointsOfStretch,
      ),
    ) ?? ''
  const name = last - first > 366 ? formatMonthOfYear : formatShortDay
  return (
    <svg
      viewBox={`-44 -10 ${width + 56} ${height + 34}`}
      className="curve-plot memory-plot"
      aria-hidden="true"
    >
      <ValueAxis scale={y} count={3} width={width} />
      {x.ticks(4).map((date) => (
        <text
          key={date.getTime()}
          className="plot-text"
          x={Math.min(width - 16, Math.max(16, x(date)))}
          y={height + 18}
          textAnchor="middle"
        >
          {name(date.getTime() / dayMs)}
        </text>
      ))}
      <line className="curve-wish" x1={at(today)} x2={at(today)} y1={0} y2={height} />
      {stretches.map((stretch) => (
        <path key={`${stretch.from}/${stretch.to}`} className="curve-line" d={toPath(stretch)} />
      ))}
      {card.answers.map(({ day, rating, foretold }, place) => (
        <circle
          // Several answers of a day differ by their place alone.
          key={place}
          className={rating === 1 ? 'memory-miss' : 'plot-mark'}
          cx={at(day)}
          cy={y(foretold ?? 1)}
          r={4}
        />
      ))}
    </svg>
  )
}

/** Between answers memory fades from the stability that the first of them left. */
function listStretches({ answers, memory }: ItemCard, last: number): Stretch[] {
  const stretches = answers.slice(1).flatMap(({ day, stability }, place): Stretch[] => {
    const from = answers[place]?.day ?? day
    return stability === null || day <= from ? [] : [{ from, to: day, stability }]
  })
  if (memory === null) return stretches
  return [...stretches, { from: memory.lastDay, to: last, stability: memory.stability }]
}
