import { FigureCard } from '../../../../study/plots/figure-card'
import { toCount, toPercent } from '../../../../study/plots/percent'
import { facetLabels, type Rate, type Stats } from './stats'

const stretchNames = new Map<number | null, string>([
  [1, 'Today'],
  [7, '7 days'],
  [30, '30 days'],
  [365, 'A year'],
  [null, 'All time'],
])

/** True retention: how much was remembered of what had been learnt on an earlier day. */
export function RetentionTable({ stats: { retention, wished } }: { stats: Stats }) {
  const facets = (['meaning', 'reading', 'writing'] as const).filter((facet) =>
    retention.some((each) => each.facets.some((row) => row.facet === facet)),
  )
  if (facets.length === 0) {
    return (
      <FigureCard title="True retention">
        <p className="progress-faint">
          It is counted from the first answer of a day to a card learnt earlier: there is none yet.
        </p>
      </FigureCard>
    )
  }
  return (
    <FigureCard title="True retention">
      <section
        className="plot-table-scroller"
        aria-label="Retention by time and kind of card"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
      >
        <table className="plot-table retention-table">
          <thead>
            <tr>
              <td />
              <th scope="col">All</th>
              <th scope="col">Young</th>
              <th scope="col">Mature</th>
              {facets.map((facet) => (
                <th key={facet} scope="col">
                  {facetLabels[facet]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {retention.map(({ days, all, young, mature, facets: rows }) => (
              <tr key={days ?? 'all'}>
                <th scope="row">{stretchNames.get(days)}</th>
                {[all, young, mature].map((rate, place) => (
                  <td key={place}>
                    <RateCell rate={rate} wished={wished} />
                  </td>
                ))}
                {facets.map((facet) => (
                  <td key={facet}>
                    <RateCell
                      rate={rows.find((row) => row.facet === facet)?.rate ?? null}
                      wished={wished}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="progress-faint">
        You wish for {toPercent(wished)}. Below each share stand its answers, and the bar is what it
        may be in truth: nineteen times in twenty it lies in it; the line is your wish. Mature:
        known for 21 days or more when it was asked.
      </p>
    </FigureCard>
  )
}

/** Shares below half would leave the picture; few learners have any. */
const pictureFrom = 0.5
const toPlace = (share: number) =>
  `${(Math.max(0, share - pictureFrom) / (1 - pictureFrom)) * 100}%`

function RateCell({ rate, wished }: { rate: Rate | null; wished: number }) {
  if (rate === null) return <>–</>
  return (
    <span
      className="rate"
      title={`${toCount(rate.recalled)} of ${toCount(rate.asked)}; ${toPercent(rate.low, 1)} to ${toPercent(rate.high, 1)}; predicted ${toPercent(rate.predicted, 1)}`}
    >
      <span className="rate-share">{toPercent(rate.share, rate.asked >= 100 ? 1 : 0)}</span>
      <span className="rate-picture" aria-hidden="true">
        <span
          className="rate-interval"
          style={{ left: toPlace(rate.low), right: `calc(100% - ${toPlace(rate.high)})` }}
        />
        <span className="rate-wish" style={{ left: toPlace(wished) }} />
      </span>
      <span className="progress-faint">{toCount(rate.asked)}</span>
    </span>
  )
}
