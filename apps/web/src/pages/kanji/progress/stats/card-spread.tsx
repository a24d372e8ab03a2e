import { BarPlot } from '../../../../study/plots/bar-plot'
import { FigureCard } from '../../../../study/plots/figure-card'
import { toCount, toPercent } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import type { Stats } from './stats'

type Bars = Stats['stability']

interface Spread {
  title: string
  caption: string
  unit: string
  bars: Bars
  toName: (bar: Bars[number]) => string
  /** Under the bar, where a phone has room for three letters. */
  toLabel: (bar: Bars[number]) => string
}

const toRange = ({ from, to }: Bars[number]) => (to === null ? `${from}+` : `${from}–${to}`)

/** How the cards spread over what the scheduler knows of them. */
export function CardSpread({ stats: { stability, difficulty, recall } }: { stats: Stats }) {
  const spreads: Spread[] = [
    {
      title: 'How long cards last',
      caption: 'Cards by their stability: the days after which nine in ten are still remembered.',
      unit: 'Days',
      bars: stability,
      toName: toRange,
      toLabel: ({ from }) => `${from}+`,
    },
    {
      title: 'Known right now',
      caption: 'Cards by the chance that you would remember them at this moment.',
      unit: 'Chance',
      bars: recall,
      toName: ({ from, to }) => `${Math.round(from * 100)}–${Math.round((to ?? 1) * 100)} %`,
      toLabel: ({ from }) => `${Math.round(from * 100)}+`,
    },
    {
      title: 'How hard cards are',
      caption: 'Cards by difficulty, 1 (easy) to 10 (hard): it grows with every miss.',
      unit: 'Difficulty',
      bars: difficulty,
      toName: ({ from }) => String(from),
      toLabel: ({ from }) => String(from),
    },
  ]
  return spreads.map(({ title, caption, unit, bars, toName, toLabel }) => {
    const all = bars.reduce((sum, { cards }) => sum + cards, 0)
    return (
      <FigureCard key={title} title={title}>
        <PlotFigure
          caption={caption}
          table={{
            head: [unit, 'Cards', 'Share'],
            rows: bars.map((bar) => [
              toName(bar),
              toCount(bar.cards),
              all === 0 ? '–' : toPercent(bar.cards / all),
            ]),
          }}
        >
          <BarPlot
            bars={bars.map((bar) => ({
              key: bar.from,
              label: toLabel(bar),
              title: `${toName(bar)}: ${toCount(bar.cards)} cards`,
              parts: [{ className: 'plot-passed', value: bar.cards }],
            }))}
          />
        </PlotFigure>
      </FigureCard>
    )
  })
}
