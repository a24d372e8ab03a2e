import './stroke-order.css'
import { type DrawnStroke, squareSide } from './stroke'
import { StrokeGrid } from './stroke-grid'

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
      {strokes.map((stroke, index) => {
        const at = stroke.numberAt
        return (
          at !== null && (
            <text key={index} className="ja-stroke-number" x={at.x} y={at.y}>
              {index + 1}
            </text>
          )
        )
      })}
    </svg>
  )
}
