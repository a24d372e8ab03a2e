import { useState } from 'react'
import { describeDays } from './describe-days'
import { type MemoryStretch, planMemory, type ReviewOutcomes, recallAt } from './plan-memory'

/** As it is drawn first: three reviews that went well. */
const firstOutcomes: ReviewOutcomes = ['remembered', 'remembered', 'remembered']

/** After that the years ahead say nothing more. */
const mostReviews = 8

/** The curve goes on past the next review, to show what would be without it. */
const shownPastDue = 1.3

const width = 640
const height = 220
/** The lowest chance of recall that has room. */
const floor = 0.85
const pointsPerStretch = 32

/** What the scheduler thinks of one item's memory, answer by answer. */
export function ForgettingCurve() {
  const [outcomes, setOutcomes] = useState(firstOutcomes)
  const stretches = planMemory(outcomes)
  const next = stretches.at(-1)
  const add = (outcome: ReviewOutcomes[number]) => setOutcomes([...outcomes, outcome])
  const isFull = outcomes.length >= mostReviews
  return (
    <div className="landing-card landing-memory">
      <Curve stretches={stretches} />
      <p className="landing-memory-words" role="status">
        {describe(stretches)}{' '}
        {next && (
          <strong>Asked again {describeDays(next.dueDay - next.fromDay)} after the last.</strong>
        )}
      </p>
      <div className="landing-buttons">
        <button
          type="button"
          className="landing-quiet-button"
          disabled={isFull}
          onClick={() => add('remembered')}
        >
          I remember it
        </button>
        <button
          type="button"
          className="landing-quiet-button"
          disabled={isFull}
          onClick={() => add('forgotten')}
        >
          I forgot it
        </button>
        <button
          type="button"
          className="landing-quiet-button"
          disabled={outcomes.length === 0}
          onClick={() => setOutcomes([])}
        >
          From the lesson
        </button>
      </div>
    </div>
  )
}

function Curve({ stretches }: { stretches: readonly MemoryStretch[] }) {
  const last = stretches.at(-1)
  if (last === undefined) return null
  const endDay = last.fromDay + (last.dueDay - last.fromDay) * shownPastDue
  const toX = (day: number) => (width * day) / endDay
  const toY = (recall: number) => (height * (1 - Math.max(floor, recall))) / (1 - floor)
  return (
    <figure className="landing-memory-figure">
      <span className="landing-memory-high">100 % remembered</span>
      <span className="landing-memory-due">90 %</span>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line className="landing-memory-line" x1={0} x2={width} y1={toY(0.9)} y2={toY(0.9)} />
        {stretches.map((stretch, index) => {
          const isLast = stretch === last
          const toDay = isLast ? endDay : stretch.dueDay
          const points = Array.from({ length: pointsPerStretch + 1 }, (_, place) => {
            const day = stretch.fromDay + ((toDay - stretch.fromDay) * place) / pointsPerStretch
            return `${toX(day).toFixed(1)},${toY(recallAt(stretch, day)).toFixed(1)}`
          })
          return <polyline key={index} points={points.join(' ')} data-is-last={isLast} />
        })}
        {stretches.slice(1).map(({ fromDay }, index) => (
          <line
            key={index}
            className="landing-memory-review"
            x1={toX(fromDay)}
            x2={toX(fromDay)}
            y1={toY(0.9)}
            y2={0}
          />
        ))}
      </svg>
      <figcaption>
        <span>Lesson</span>
        <span>{describeDays(endDay)} later</span>
      </figcaption>
    </figure>
  )
}

/** The reviews so far, in words. */
function describe(stretches: readonly MemoryStretch[]): string {
  const pauses = stretches.slice(0, -1).map(({ fromDay, dueDay }) => describeDays(dueDay - fromDay))
  if (pauses.length === 0) return 'Learnt today.'
  return `Asked after ${pauses.join(', then ')}.`
}
