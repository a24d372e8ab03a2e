import { scaleLinear } from 'd3-scale'

export interface Bar {
  key: string | number
  label: string
  /** Shown when the pointer rests on it. */
  title: string
  /** From the bottom to the top. */
  parts: readonly { className: string; value: number }[]
  isMarked?: boolean
}

interface BarPlotProps {
  bars: readonly Bar[]
  /** Of the numbers beside the lines. */
  unit?: string
  /** The highest value there can be; else that of the bars. */
  most?: number
  /** Where there is no room for all names: only every so many bars have theirs, which goes beyond them. */
  named?: number
}

const sum = ({ parts }: Bar) => parts.reduce((all, { value }) => all + value, 0)

/** Upright bars over their names, with lines to read them by. */
export function BarPlot({ bars, unit = '', most, named = 1 }: BarPlotProps) {
  const highest = most ?? Math.max(1, ...bars.map(sum))
  const scale = scaleLinear().domain([0, highest]).range([0, 100])
  if (most === undefined) scale.nice(3)
  const ticks = scale.ticks(3).filter((tick) => Number.isInteger(tick) || most !== undefined)
  return (
    <div className="bar-plot">
      <div className="bar-plot-lines">
        {ticks.map((tick) => (
          <span key={tick} className="bar-plot-line" style={{ bottom: `${scale(tick)}%` }}>
            <span className="bar-plot-tick">
              {tick.toLocaleString('en')}
              {unit}
            </span>
          </span>
        ))}
      </div>
      <div className="bar-plot-bars">
        {bars.map((bar) => (
          <div key={bar.key} className="bar-plot-bar" title={bar.title}>
            {bar.parts
              .toReversed()
              .map(
                ({ className, value }) =>
                  value > 0 && (
                    <span
                      key={className}
                      className={className}
                      style={{ height: `${scale(value)}%` }}
                    />
                  ),
              )}
          </div>
        ))}
      </div>
      <div className={named > 1 ? 'bar-plot-names bar-plot-sparse' : 'bar-plot-names'}>
        {bars.map(({ key, label, isMarked }, place) => (
          <span key={key} data-marked={isMarked}>
            {place % named === 0 && label}
          </span>
        ))}
      </div>
    </div>
  )
}
