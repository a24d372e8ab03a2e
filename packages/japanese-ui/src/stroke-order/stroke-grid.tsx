import { squareSide } from './stroke'

const middle = squareSide / 2

/** The cross of a writing square, which shows how the strokes balance. */
export function StrokeGrid() {
  return (
    <g className="ja-stroke-grid">
      <line x1={middle} y1={0} x2={middle} y2={squareSide} />
      <line x1={0} y1={middle} x2={squareSide} y2={middle} />
    </g>
  )
}
