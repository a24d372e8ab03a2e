import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../api/api'
import { toCount, toPercent } from './percent'
import { PlotFigure } from './plot-figure'

type Rate = ApiOutputs['kanji']['progress']['getStats']['calibration'][number]

const size = 200
/** Fewer answers make an interval that fills the picture. */
const fewestOfMark = 10

/** What was foretold against what came, a mark for each stretch of the foretold chance. */
export function CalibrationPlot({
  rates,
  caption,
}: {
  rates: readonly Rate[]
  caption: ReactNode
}) {
  const shown = rates.filter(({ asked }) => asked >= fewestOfMark)
  const from = Math.min(0.7, ...shown.map(({ predicted, low }) => Math.min(predicted, low)))
  const scale = scaleLinear()
    .domain([Math.floor(from * 10) / 10, 1])
    .range([0, size])
  const most = Math.max(1, ...shown.map(({ asked }) => asked))
  return (
    <PlotFigure
      caption={caption}
      table={{
        head: ['Foretold', 'Remembered', 'From', 'To', 'Answers'],
        rows: rates.map((rate) => [
          toPercent(rate.predicted, 1),
          toPercent(rate.share, 1),
          toPercent(rate.low, 1),
          toPercent(rate.high, 1),
          toCount(rate.asked),
        ]),
      }}
    >
      <svg
        viewBox={`-34 -8 ${size + 46} ${size + 34}`}
        className="calibration-plot"
        aria-hidden="true"
      >
        {scale.ticks(4).map((tick) => (
          <g key={tick}>
            <line
              className="plot-grid"
              x1={0}
              x2={size}
              y1={size - scale(tick)}
              y2={size - scale(tick)}
            />
            <text className="plot-text" x={-6} y={size - scale(tick) + 4} textAnchor="end">
              {toPercent(tick)}
            </text>
            <text className="plot-text" x={scale(tick)} y={size + 18} textAnchor="middle">
              {toPercent(tick)}
            </text>
          </g>
        ))}
        <line className="plot-ideal" x1={0} y1={size} x2={size} y2={0} />
        {shown.map(({ predicted, share, low, high, asked }) => (
          <g key={predicted}>
            <line
              className="plot-interval"
              x1={scale(predicted)}
              x2={scale(predicted)}
              y1={size - scale(low)}
              y2={size - scale(high)}
            />
            <circle
              className="plot-mark"
              cx={scale(predicted)}
              cy={size - scale(share)}
              r={3 + 5 * Math.sqrt(asked / most)}
            />
          </g>
        ))}
      </svg>
    </PlotFigure>
  )
}
