import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { Figure, FigureCard } from '../../../../study/plots/figure-card'
import { GrowthPlot } from '../../../../study/plots/growth-plot'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { countOf, nounOf, toCount, toDuration, toPercent } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import { formatLearnerDay } from '../../../../study/profile/learner-days'
import { bucketLabels, progressBuckets } from '../../../../study/subjects/study-subject'
import { NothingYet } from '../nothing-yet'
import { overviewQuery } from '../progress-queries'
import { KindTable } from './kind-table'
import { tellBand, tellPassed } from './tell-milestone'

type Overview = ApiOutputs['kanji']['progress']['getOverview']

/** What is known, how it grew, and what comes next. */
export function ProgressOverviewTab() {
  const overview = useQuery(overviewQuery())
  return (
    <OwnAnswer query={overview}>
      {(answer) =>
        answer.firstDay === null ? (
          <NothingYet text="What you know, and how it grows, appears here after your first lessons." />
        ) : (
          <div className="progress-columns">
            <Sums overview={answer} />
            <Known overview={answer} />
            <Growth overview={answer} />
            <Reading overview={answer} />
            <Retention overview={answer} />
            <Next overview={answer} />
            <Jlpt levels={answer.jlpt} />
          </div>
        )
      }
    </OwnAnswer>
  )
}

function Sums({ overview: { sums, streak, firstDay } }: { overview: Overview }) {
  return (
    <section className="progress-sums" aria-label="So far">
      <Figure value={toCount(sums.reviews)}>
        <Link to="/app/kanji/progress/year">{nounOf(sums.reviews, 'review')}</Link>
      </Figure>
      <Figure value={toCount(sums.lessons)}>{nounOf(sums.lessons, 'lesson')}</Figure>
      <Figure value={toDuration(sums.minutes)}>of study</Figure>
      <Figure value={toCount(sums.days)}>
        <Link to="/app/kanji/progress/year">{nounOf(sums.days, 'day')}</Link>
        {firstDay !== null && ` since ${formatLearnerDay(firstDay)}`}
      </Figure>
      {streak.isShown && (
        <Figure value={toCount(streak.current)}>
          {nounOf(streak.current, 'day')} in a row now
        </Figure>
      )}
    </section>
  )
}

function Known({ overview: { kinds } }: { overview: Overview }) {
  return (
    <FigureCard title="What you know">
      <KindTable kinds={kinds} />
    </FigureCard>
  )
}

function Growth({ overview: { growth } }: { overview: Overview }) {
  const days = growth.map(({ day }) => day)
  const introduced = growth.map((point) => point.introduced.kanji + point.introduced.word)
  const passed = growth.map((point) => point.passed.kanji + point.passed.word)
  if (days.length < 2) {
    return (
      <FigureCard title="How it grew">
        <p className="progress-faint">
          From your second day on, a picture here shows how it grows.
        </p>
      </FigureCard>
    )
  }
  return (
    <FigureCard title="How it grew">
      <PlotFigure
        caption={
          <>
            Kanji and words you have <span className="plot-key plot-begun" aria-hidden="true" />{' '}
            begun, and of those <span className="plot-key plot-passed" aria-hidden="true" /> passed:
            remembered for three months or more.
          </>
        }
        table={{
          head: ['Day', 'Kanji begun', 'Words begun', 'Kanji passed', 'Words passed'],
          rows: growth.map(({ day, introduced: begun, passed: known }) => [
            formatLearnerDay(day),
            toCount(begun.kanji),
            toCount(begun.word),
            toCount(known.kanji),
            toCount(known.word),
          ]),
        }}
      >
        <GrowthPlot
          days={days}
          lines={[
            { className: 'plot-begun', values: introduced },
            { className: 'plot-passed', values: passed },
          ]}
        />
      </PlotFigure>
    </FigureCard>
  )
}

function Reading({ overview: { text } }: { overview: Overview }) {
  if (text === null) return null
  const known = Math.round(text.known * 100)
  return (
    <FigureCard title="What you can read">
      <p className="progress-large">
        Of 100 kanji in print you can read <strong>{known}</strong>.
      </p>
      <div className="progress-share" aria-hidden="true">
        <span className="plot-passed" style={{ width: `${text.known * 100}%` }} />
        <span
          className="plot-begun"
          style={{ width: `${Math.max(0, text.begun - text.known) * 100}%` }}
        />
      </div>
      <p className="progress-faint">
        {toPercent(text.begun)} with those you have begun. Counted over books, Wikipedia and
        newspapers; a kanji counts as read from <em>medium</em> on.
      </p>
    </FigureCard>
  )
}

function Retention({ overview: { retention } }: { overview: Overview }) {
  return (
    <FigureCard
      title="How well you remember"
      action={<Link to="/app/kanji/progress/stats">More</Link>}
    >
      {retention === null ? (
        <p className="progress-faint">
          Nothing you learnt on an earlier day was asked in the last 30 days.
        </p>
      ) : (
        <>
          <p className="progress-large">
            <strong>{toPercent(retention.share, 1)}</strong> remembered, of{' '}
            {countOf(retention.asked, 'first try', 'first tries')} in {retention.days} days
          </p>
          <p className="progress-faint">
            Predicted: {toPercent(retention.predicted, 1)}. You wish for{' '}
            {toPercent(retention.wished)}. By chance alone it would lie between{' '}
            {toPercent(retention.low, 1)} and {toPercent(retention.high, 1)}.
          </p>
        </>
      )}
      <p>
        <Link to="/app/kanji/algorithm" className="progress-more">
          How reviews are timed, and learn from you
        </Link>
      </p>
    </FigureCard>
  )
}

function Next({ overview: { milestone, achievements, kinds } }: { overview: Overview }) {
  return (
    <FigureCard
      title="What comes next"
      action={<Link to="/app/kanji/progress/achievements">Achievements</Link>}
    >
      {milestone === null ? (
        <p className="progress-large">Every kanji of the course is passed.</p>
      ) : (
        <>
          <p className="progress-large">
            <strong>{toCount(milestone.need)} kanji passed</strong>
            {milestone.band !== null && `: ${tellBand(milestone.band)}`}
          </p>
          <progress className="progress-bar" max={milestone.need} value={milestone.have}>
            {milestone.have} of {milestone.need}
          </progress>
          <p className="progress-faint">
            {tellPassed({ ever: milestone.have, now: kinds.kanji.passed })}{' '}
            {milestone.band === null
              ? 'A date is told once a kanji was passed in the last four weeks.'
              : 'By the pace of the last four weeks; three times in five it comes between those days.'}
          </p>
        </>
      )}
      <p className="progress-faint">
        {countOf(achievements.earned, 'achievement')} earned, of {achievements.total}.
      </p>
    </FigureCard>
  )
}

function Jlpt({ levels }: { levels: Overview['jlpt'] }) {
  const counted = levels.filter(({ total }) => total > 0)
  if (counted.length === 0) return null
  return (
    <FigureCard title="JLPT kanji">
      <ul className="progress-rows">
        {counted.map(({ level, total, known }) => (
          <li key={level}>
            <Link
              to="/app/kanji/curriculum/kanji"
              search={{ jlpt: level }}
              className="progress-row"
            >
              <JlptBadge level={level} />
              <progress className="progress-bar" max={total} value={known} aria-hidden="true" />
              <span className="progress-row-count">
                {toCount(known)} of {toCount(total)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="progress-faint">
        Known: {bucketLabels[progressBuckets[1]].toLowerCase()} or better.
      </p>
    </FigureCard>
  )
}
