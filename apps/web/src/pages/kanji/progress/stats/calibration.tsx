import { scaleLinear } from 'd3-scale'
import { FigureCard } from '../../../../study/plots/figure-card'
import { toCount, toPercent } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import type { Stats } from './stats'

/** Fewer answers than this say nothing of how good predictions are. */
const fewestAnswers = 100
const size = 200

/** What was foretold against what came, a mark for each twentieth of the foretold chance. */
export function Calibration({ stats: { calibration } }: { stats: Stats }) {
  const answers = calibration.reduce((sum, { asked }) => sum + asked, 0)
  if (answers < fewestAnswers) return null
  const error = Math.sqrt(
    calibration.reduce(
      (sum, { asked, share, predicted }) => sum + asked * (share - predicted) ** 2,
      0,
    ) / answers,
  )
  const shown = calibration.filter(({ asked }) => asked >= 10)
  const from = Math.min(0.7, ...shown.map(({ predicted, low }) => Math.min(predicted, low)))
  const scale = scaleLinear()
    .domain([Math.floor(from * 10) / 10, 1])
    .range([0, size])
  const most = Math.max(...shown.map(({ asked }) => asked))
  return (
    <FigureCard title="Foretold and come true">
      <PlotFigure
        caption={
          <>
            Each mark: cards of which so much was foretold (to the right) and so much was remembered
            (upward), with its interval. On the line both are the same; yours differ by{' '}
            {toPercent(error, 1)} over the last year.
          </>
        }
        table={{
          head: ['Foretold', 'Remembered', 'From', 'To', 'Answers'],
          rows: calibration.map((rate) => [
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
    </FigureCard>
  )
}
