import type { StrokePoint } from './stroke'

/** A small arrow beside the beginning of a stroke, along the way the pen takes. */
interface DirectionMark {
  line: readonly [from: StrokePoint, to: StrokePoint]
  /** The three corners of its head. */
  head: readonly [StrokePoint, StrokePoint, StrokePoint]
}

/** Units of KanjiVG's square. */
const arrowLength = 13
const headLength = 4
const headWidth = 3.6
/** Far enough beside the stroke not to touch its ink. */
const beside = 5.5

/** `points` follow the stroke; undefined where it goes nowhere. */
export function toDirectionMark(points: readonly StrokePoint[]): DirectionMark | undefined {
  const start = points[0]
  // A hook at the end must not turn the arrow: the way is taken as far as the arrow reaches.
  const along = points.find((point) => start !== undefined && measure(start, point) >= arrowLength)
  const end = along ?? points.at(-1)
  if (start === undefined || end === undefined) return undefined
  const distance = measure(start, end)
  if (distance === 0) return undefined
  const direction: StrokePoint = [(end[0] - start[0]) / distance, (end[1] - start[1]) / distance]
  // Left of a stroke that goes down, above one that goes to the right.
  const isSteep = Math.abs(direction[1]) > Math.abs(direction[0])
  const isLeftTurn = isSteep ? direction[1] < 0 : direction[0] > 0
  const side: StrokePoint = isLeftTurn
    ? [direction[1], -direction[0]]
    : [-direction[1], direction[0]]
  const at = (ahead: number, aside: number): StrokePoint => [
    start[0] + direction[0] * ahead + side[0] * aside,
    start[1] + direction[1] * ahead + side[1] * aside,
  ]
  const tip = Math.min(arrowLength, Math.max(distance, 9))
  return {
    line: [at(0, beside), at(tip - headLength, beside)],
    head: [
      at(tip, beside),
      at(tip - headLength, beside - headWidth / 2),
      at(tip - headLength, beside + headWidth / 2),
    ],
  }
}

export function DirectionArrow({ points }: { points: readonly StrokePoint[] }) {
  const mark = toDirectionMark(points)
  if (mark === undefined) return null
  const [from, to] = mark.line
  return (
    <g className="ja-stroke-direction">
      <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <polygon points={mark.head.map((corner) => corner.join(',')).join(' ')} />
    </g>
  )
}

function measure(from: StrokePoint, to: StrokePoint): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}
