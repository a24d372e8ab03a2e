import './stroke-order.css'
import { type DrawnStroke, squareSide } from './stroke'
import { StrokeGrid } from './stroke-grid'
import { StrokeNumbers } from './stroke-numbers'

export interface StrokeOrderDiagramProps {
  literal: string
  strokes: readonly DrawnStroke[]
}

/** The whole kanji with each stroke's number where it begins. */
export function StrokeOrderDiagram({ literal, strokes }: StrokeOrderDiagramProps) {
  return (
    <svg
      className="ja-strokes ja-strokes-whole"
      viewBox={`0 0 ${squareSide} ${squareSide}`}
      role="img"
      aria-label={`${literal} with the order of its ${strokes.length} strokes`}
    >
      <StrokeGrid />
      {strokes.map((stroke, index) => (
        <path key={index} className="ja-stroke-done" d={stroke.path} />
      ))}
      <StrokeNumbers strokes={strokes} />
    </svg>
  )
}
