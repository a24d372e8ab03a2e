import { BarPlot } from '../../../../study/plots/bar-plot'
import { countOf, toCount } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'

const day = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' })
const dayMs = 86_400_000
/** Days between those that have their number under their bar. */
const labelEvery = 7

interface DatesPlotProps {
  /** Cards that come due on each day, today's first. */
  now: readonly number[]
  then: readonly number[]
}

/** The reviews of the next four weeks as the cards are dated, and as they would be. */
export function DatesPlot({ now, then }: DatesPlotProps) {
  const most = Math.max(1, ...now, ...then)
  const nameOf = (place: number) =>
    place === 0 ? 'Today' : day.format(new Date(Date.now() + place * dayMs))
  const fullest = then.indexOf(Math.max(...then))
  const toBars = (load: readonly number[]) =>
    load.map((count, place) => ({
      key: place,
      label: String(place),
      title: `${nameOf(place)}: ${countOf(count, 'review')}`,
      parts: [{ className: 'plot-passed', value: count }],
    }))
  return (
    <PlotFigure
      caption={
        <>
          Reviews of the next 28 days, by days from today: {toCount(then[0] ?? 0)} today instead of{' '}
          {toCount(now[0] ?? 0)}, and at most {toCount(then[fullest] ?? 0)} a day ({nameOf(fullest)}
          ) instead of {toCount(Math.max(0, ...now))}.
        </>
      }
      table={{
        head: ['Day', 'Now', 'Then'],
        rows: then.map((count, place) => [nameOf(place), toCount(now[place] ?? 0), toCount(count)]),
      }}
    >
      <div className="reschedule-loads">
        <span>As it is</span>
        <BarPlot bars={toBars(now)} most={most} named={labelEvery} />
        <span>With new dates</span>
        <BarPlot bars={toBars(then)} most={most} named={labelEvery} />
      </div>
    </PlotFigure>
  )
}
