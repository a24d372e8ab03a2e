import { type StrokePoint, type TracedStroke, usualNumberSize } from './stroke'

/** A small arrow beside the beginning of a stroke, along the way the pen takes. */
interface DirectionMark {
  line: readonly [from: StrokePoint, to: StrokePoint]
  /** The three corners of its head. */
  head: readonly [StrokePoint, StrokePoint, StrokePoint]
}

/** Units of KanjiVG's square, where numbers have their usual size; smaller where they are smaller. */
const arrowLength = 13
const shortestArrow = 9
const headLength = 4
const headWidth = 3.6
/** Far enough beside the stroke not to touch its ink. */
const beside = 5.5
/** Half of the stroke's width, and a little air. */
const inkReach = 2.5

/** Nearer than this the arrow would strike the number through. */
const clearOfNumber = 6.5

/**
 * `points` follow the stroke; undefined where it goes nowhere. The arrow keeps to the side where
 * the stroke's number does not stand.
 */
export function toDirectionMark({
  points,
  numberAt,
}: Pick<TracedStroke, 'points' | 'numberAt'>): DirectionMark | undefined {
  const start = points[0]
  // As small as the number is: that is how close the strokes stand.
  const scale = (numberAt?.size ?? usualNumberSize) / usualNumberSize
  // A hook at the end must not turn the arrow: the way is taken as far as the arrow reaches.
  const along = points.find(
    (point) => start !== undefined && measure(start, point) >= scale * arrowLength,
  )
  const end = along ?? points.at(-1)
  if (start === undefined || end === undefined) return undefined
  const distance = measure(start, end)
  if (distance === 0) return undefined
  const direction: StrokePoint = [(end[0] - start[0]) / distance, (end[1] - start[1]) / distance]
  const length = Math.min(scale * arrowLength, Math.max(distance, scale * shortestArrow))
  const usual = drawArrow(start, direction, { length, side: toUsualSide(direction), scale })
  if (numberAt === null || isClear(usual, numberAt)) return usual
  const side = toUsualSide(direction) === 1 ? -1 : 1
  return drawArrow(start, direction, { length, side, scale })
}

/** Above a stroke that goes to the right, left of one that goes down: 1 is left of the way. */
function toUsualSide([x, y]: StrokePoint): 1 | -1 {
  const isSteep = Math.abs(y) > Math.abs(x)
  return (isSteep ? y < 0 : x > 0) ? 1 : -1
}

function drawArrow(
  start: StrokePoint,
  [x, y]: StrokePoint,
  { length, side, scale }: { length: number; side: 1 | -1; scale: number },
): DirectionMark {
  const at = (ahead: number, aside: number): StrokePoint => [
    start[0] + x * ahead + y * side * aside,
    start[1] + y * ahead - x * side * aside,
  ]
  const neck = length - scale * headLength
  // The ink is as wide as ever: the gap to it shrinks less than the arrow.
  const aside = inkReach + scale * (beside - inkReach)
  const halfWidth = (scale * headWidth) / 2
  return {
    line: [at(0, aside), at(neck, aside)],
    head: [at(length, aside), at(neck, aside - halfWidth), at(neck, aside + halfWidth)],
  }
}

/** A number is written to the right of its place, its feet on it; two figures are 9 units wide. */
function isClear(
  { line: [from], head: [tip] }: DirectionMark,
  { x, y, size = usualNumberSize }: NonNullable<TracedStroke['numberAt']>,
) {
  const middle: StrokePoint = [x + 0.44 * size, y - 0.37 * size]
  return [0, 0.25, 0.5, 0.75, 1].every((share) => {
    const place: StrokePoint = [
      from[0] + share * (tip[0] - from[0]),
      from[1] + share * (tip[1] - from[1]),
    ]
    return measure(place, middle) > clearOfNumber * (size / usualNumberSize)
  })
}

export function DirectionArrow({ stroke }: { stroke: Pick<TracedStroke, 'points' | 'numberAt'> }) {
  const mark = toDirectionMark(stroke)
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
