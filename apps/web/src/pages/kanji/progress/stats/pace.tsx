import { BarPlot } from '../../../../study/plots/bar-plot'
import { Figure, FigureCard } from '../../../../study/plots/figure-card'
import { toCount, toPercent } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import { formatLearnerDay } from '../../../../study/profile/learner-days'
import { tellBand } from '../overview/tell-milestone'
import type { Stats } from './stats'

/** `18:30`, on the learner's clock. */
function toTime(startsAt: number): string {
  return `${Math.floor(startsAt / 60)}:${String(startsAt % 60).padStart(2, '0')}`
}

/** Of levels, side by side on a phone. */
const mostNames = 15

/** How long levels and answers take, and when answers are best. */
export function Pace({ stats }: { stats: Stats }) {
  const { levels, middleLevelDays, nextLevel, secondsPerAnswer, hours } = stats
  const [best] = hours
  return (
    <>
      <FigureCard title="Time">
        <div className="progress-sums">
          {secondsPerAnswer !== null && (
            <Figure value={`${secondsPerAnswer.toFixed(1)} s`}>an answer takes</Figure>
          )}
          {middleLevelDays !== null && (
            <Figure value={toCount(middleLevelDays)}>days a level, the middle one</Figure>
          )}
          {best !== undefined && hours.length > 1 && (
            <Figure value={toTime(best.startsAt)}>
              your best hour: {toPercent(best.rate.share)} remembered
            </Figure>
          )}
        </div>
        {secondsPerAnswer === null && levels.length === 0 && (
          <p className="progress-faint">Nothing was answered in the last 30 days.</p>
        )}
      </FigureCard>
      {levels.length > 0 && (
        <FigureCard title="Levels passed">
          <PlotFigure
            caption={
              <>
                Days from the opening of a level until it was passed.
                {nextLevel !== null && (
                  <>
                    {' '}
                    Level {nextLevel.level} is likely to be passed {tellBand(nextLevel)}: three in
                    five of your latest levels took so long.
                  </>
                )}
              </>
            }
            table={{
              head: ['Level', 'Days', 'Passed on'],
              rows: levels.map(({ level, days, passedOn }) => [
                String(level),
                days.toFixed(1),
                formatLearnerDay(passedOn),
              ]),
            }}
          >
            <BarPlot
              named={Math.ceil(levels.length / mostNames)}
              bars={levels.map(({ level, days, passedOn }) => ({
                key: level,
                label: String(level),
                title: `Level ${level}: ${days.toFixed(1)} days, passed on ${formatLearnerDay(passedOn)}`,
                parts: [{ className: 'plot-passed', value: days }],
              }))}
            />
          </PlotFigure>
        </FigureCard>
      )}
    </>
  )
}
