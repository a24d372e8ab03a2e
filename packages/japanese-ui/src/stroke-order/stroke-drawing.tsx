import './stroke-order.css'
import { DirectionArrow } from './direction-mark'
import { squareSide, type TracedStroke, toStartRadius } from './stroke'
import { StrokeGrid } from './stroke-grid'
import { StrokeNumbers } from './stroke-numbers'

export type { TracedStroke } from './stroke'

export type StrokeMark = 'numbers' | 'starts' | 'directions'

export interface StrokeDrawingProps {
  literal: string
  strokes: readonly TracedStroke[]
  /** How much is written: 2.5 is two strokes and half of the third. */
  position: number
  marks: readonly StrokeMark[]
}

/** How many part colours the style sheet has; then they come again. */
const colourCount = 6

/** A character as far as it is written, what is still to come faint below it. */
export function StrokeDrawing({ literal, strokes, position, marks }: StrokeDrawingProps) {
  const isWhole = position >= strokes.length
  const nowIndex = isWhole ? -1 : Math.ceil(position) - 1
  const markedCount = isWhole ? strokes.length : Math.max(1, Math.ceil(position))
  const marked = strokes.slice(0, markedCount)
  return (
    <svg
      className="ja-strokes ja-strokes-playing"
      viewBox={`0 0 ${squareSide} ${squareSide}`}
      role="img"
      aria-label={`${literal}, ${Math.floor(position)} of ${strokes.length} strokes written`}
    >
      <StrokeGrid />
      {strokes.map(({ path }, index) => (
        <path key={index} className="ja-stroke-ghost" d={path} />
      ))}
      {strokes.map((stroke, index) => {
        const share = Math.min(1, position - index)
        if (share <= 0) return null
        return (
          <path
            key={index}
            className={toClassName(stroke, index === nowIndex)}
            d={stroke.path}
            {...(share < 1 && { pathLength: 1, strokeDasharray: `${share} 2` })}
          />
        )
      })}
      {marks.includes('directions') &&
        marked.map((stroke, index) => <DirectionArrow key={index} stroke={stroke} />)}
      {marks.includes('starts') &&
        marked.map((stroke, index) => <StartMark key={index} stroke={stroke} />)}
      {marks.includes('numbers') && <StrokeNumbers strokes={marked} />}
    </svg>
  )
}

function StartMark({ stroke }: { stroke: TracedStroke }) {
  const [start] = stroke.points
  if (start === undefined) return null
  return (
    <circle className="ja-stroke-start" cx={start[0]} cy={start[1]} r={toStartRadius(stroke)} />
  )
}

function toClassName({ colourIndex }: TracedStroke, isNow: boolean): string {
  const colour = colourIndex === undefined ? '' : ` ja-stroke-part-${colourIndex % colourCount}`
  return `${isNow ? 'ja-stroke-now' : 'ja-stroke-done'}${colour}`
}
