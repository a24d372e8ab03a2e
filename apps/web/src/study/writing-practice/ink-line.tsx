import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { toInkBands } from './ink-bands'

interface InkLineProps {
  className: string
  stroke: Stroke
  /** Of the pen at every point; none for mouse and finger. */
  pressures?: readonly number[] | undefined
}

/** A stroke as it was drawn, thicker where the pen was pressed. */
export function InkLine({ className, stroke, pressures }: InkLineProps) {
  return (
    <g className={className}>
      {toInkBands(stroke, pressures).map(({ width, points }, index) => (
        <polyline key={index} points={points} style={{ strokeWidth: width }} />
      ))}
    </g>
  )
}
