import type { ScaleLinear } from 'd3-scale'
import { toPercent } from './percent'

interface ValueAxisProps {
  /** From shares to places from the top. */
  scale: ScaleLinear<number, number>
  /** About how many lines. */
  count: number
  /** How far to the right the lines go. */
  width: number
}

/** Lines over the width of a plot, each with its share at the left. */
export function ValueAxis({ scale, count, width }: ValueAxisProps) {
  return scale.ticks(count).map((tick) => (
    <g key={tick}>
      <line className="plot-grid" x1={0} x2={width} y1={scale(tick)} y2={scale(tick)} />
      <text className="plot-text" x={-6} y={scale(tick) + 4} textAnchor="end">
        {toPercent(tick)}
      </text>
    </g>
  ))
}
