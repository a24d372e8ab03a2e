import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../api/api'
import { toCount, toPercent } from './percent'
import { PlotFigure } from './plot-figure'
import { ValueAxis } from './value-axis'

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
  const domain = [Math.floor(from * 10) / 10, 1]
  const toX = scaleLinear().domain(domain).range([0, size])
  const toY = scaleLinear().domain(domain).range([size, 0])
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
        <ValueAxis scale={toY} count={4} width={size} />
        {toX.ticks(4).map((tick) => (
          <text key={tick} className="plot-text" x={toX(tick)} y={size + 18} textAnchor="middle">
            {toPercent(tick)}
          </text>
        ))}
        <line className="plot-ideal" x1={0} y1={size} x2={size} y2={0} />
        {shown.map(({ predicted, share, low, high, asked }) => (
          <g key={predicted}>
            <line
              className="plot-interval"
              x1={toX(predicted)}
              x2={toX(predicted)}
              y1={toY(low)}
              y2={toY(high)}
            />
            <circle
              className="plot-mark"
              cx={toX(predicted)}
              cy={toY(share)}
              r={3 + 5 * Math.sqrt(asked / most)}
            />
          </g>
        ))}
      </svg>
    </PlotFigure>
  )
}
