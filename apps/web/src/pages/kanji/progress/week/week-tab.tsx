import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { BarPlot } from '../../../../study/plots/bar-plot'
import { Figure, FigureCard } from '../../../../study/plots/figure-card'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { countOf, nounOf, toCount, toDuration, toPercent } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import {
  formatDayOfWeek,
  formatLearnerDay,
  formatShortDay,
  formatWholeDay,
  parseIsoDay,
  toIsoDay,
} from '../../../../study/profile/learner-days'
import { NothingYet } from '../nothing-yet'
import { weekQuery } from '../progress-queries'
import { Earlier, Later, StepLink, StretchHead } from '../stretch-links'

type Week = ApiOutputs['kanji']['progress']['getWeek']
type Work = Omit<Week['before'][number], 'day'>

const route = getRouteApi('/app/_kanji-area/kanji/progress/week')

/** One week day by day, against the one before it. */
export function WeekTab() {
  const day = parseIsoDay(route.useSearch().week)
  const week = useQuery({
    ...weekQuery(day === undefined ? {} : { day }),
    placeholderData: keepPreviousData,
  })
  return (
    <OwnAnswer query={week}>
      {(answer) =>
        answer.firstDay === null ? (
          <NothingYet text="Your week appears here once you have studied." />
        ) : (
          <WeekView week={answer} firstDay={answer.firstDay} />
        )
      }
    </OwnAnswer>
  )
}

function WeekView({ week, firstDay }: { week: Week; firstDay: number }) {
  const { from, today } = week
  const isThisWeek = today >= from && today < from + 7
  return (
    <>
      <StretchHead
        earlier={
          from > firstDay ? (
            <StepLink
              to="/app/kanji/progress/week"
              search={{ week: toIsoDay(from - 7) }}
              aria-label="The week before"
            >
              <Earlier />
            </StepLink>
          ) : undefined
        }
        later={
          from + 7 <= today ? (
            <StepLink
              to="/app/kanji/progress/week"
              search={{ week: toIsoDay(from + 7) }}
              aria-label="The week after"
            >
              <Later />
            </StepLink>
          ) : undefined
        }
      >
        {isThisWeek ? 'This week' : `${formatShortDay(from)} – ${formatLearnerDay(from + 6)}`}
      </StretchHead>
      <WeekSums week={week} isThisWeek={isThisWeek} />
      <div className="progress-columns">
        <WeekDays week={week} />
        <WeekAccuracy week={week} />
        <WeekHours week={week} />
      </div>
    </>
  )
}

const total = (days: readonly Work[], count: (work: Work) => number) =>
  days.reduce((sum, day) => sum + count(day), 0)

function WeekSums({
  week: { days, before, today, from },
  isThisWeek,
}: {
  week: Week
  isThisWeek: boolean
}) {
  // A week that is running is compared with as much of the one before.
  const length = isThisWeek ? today - from + 1 : 7
  const earlier = before.slice(0, length)
  const figures = [
    { one: 'review', count: (work: Work) => work.reviews, show: toCount },
    { one: 'lesson', count: (work: Work) => work.lessons, show: toCount },
    { one: undefined, count: (work: Work) => work.minutes, show: toDuration },
  ]
  const kept = days.filter(({ isKept }) => isKept).length
  return (
    <section className="progress-sums" aria-label="The week in numbers">
      {figures.map(({ one, count, show }) => (
        <Figure key={one ?? 'of study'} value={show(total(days, count))}>
          {one === undefined ? 'of study' : nounOf(total(days, count), one)}
          <span className="progress-faint">
            {' '}
            · {show(total(earlier, count))}{' '}
            {isThisWeek ? 'at this point last week' : 'the week before'}
          </span>
        </Figure>
      ))}
      <Figure value={toCount(kept)}>
        {kept === 1 ? 'day that counts' : 'days that count'} for the streak
      </Figure>
    </section>
  )
}

const kinds = ['component', 'kanji', 'word'] as const

function WeekDays({ week: { days, today } }: { week: Week }) {
  const last = days.at(-1)
  if (total(days, ({ reviews, lessons }) => reviews + lessons) === 0) {
    return (
      <FigureCard title="Reviews by day">
        <p className="progress-faint">
          {last !== undefined && last.day >= today
            ? 'Nothing was studied yet this week.'
            : 'Nothing was studied in this week.'}
        </p>
      </FigureCard>
    )
  }
  return (
    <FigureCard title="Reviews by day">
      <PlotFigure
        caption={
          <>
            <span className="plot-key kind-component" aria-hidden="true" /> components,{' '}
            <span className="plot-key kind-kanji" aria-hidden="true" /> kanji,{' '}
            <span className="plot-key kind-word" aria-hidden="true" /> words
          </>
        }
        table={{
          head: ['Day', 'Reviews', 'Components', 'Kanji', 'Words', 'Lessons', 'New cards', 'Time'],
          rows: days.map((day) => [
            formatWholeDay(day.day),
            toCount(day.reviews),
            ...kinds.map((kind) => toCount(day.kinds[kind])),
            toCount(day.lessons),
            toCount(day.newCards),
            toDuration(day.minutes),
          ]),
        }}
      >
        <BarPlot
          bars={days.map((day) => ({
            key: day.day,
            label: formatDayOfWeek(day.day),
            title: `${formatWholeDay(day.day)}: ${countOf(day.reviews, 'review')}, ${countOf(day.lessons, 'lesson')}, ${toDuration(day.minutes)}`,
            parts: kinds.map((kind) => ({ className: `kind-${kind}`, value: day.kinds[kind] })),
            isMarked: day.day === today,
          }))}
        />
      </PlotFigure>
    </FigureCard>
  )
}

function WeekAccuracy({ week: { days, before, today } }: { week: Week }) {
  const tries = total(days, ({ firstTries }) => firstTries)
  if (tries === 0) return null
  const share = total(days, ({ recalled }) => recalled) / tries
  const earlierTries = total(before, ({ firstTries }) => firstTries)
  const earlier = total(before, ({ recalled }) => recalled) / Math.max(1, earlierTries)
  return (
    <FigureCard title="Remembered at the first try">
      <PlotFigure
        caption={
          <>
            {toPercent(share, 1)} of {countOf(tries, 'first try', 'first tries')} of cards learnt on
            an earlier day
            {earlierTries > 0 && <> · {toPercent(earlier, 1)} the week before</>}
          </>
        }
        table={{
          head: ['Day', 'First tries', 'Remembered', 'Share'],
          rows: days.map((day) => [
            formatWholeDay(day.day),
            toCount(day.firstTries),
            toCount(day.recalled),
            day.firstTries === 0 ? '–' : toPercent(day.recalled / day.firstTries),
          ]),
        }}
      >
        <BarPlot
          most={100}
          unit=" %"
          bars={days.map((day) => ({
            key: day.day,
            label: formatDayOfWeek(day.day),
            title: `${formatWholeDay(day.day)}: ${toCount(day.recalled)} of ${toCount(day.firstTries)}`,
            parts: [
              {
                className: 'plot-passed',
                value: day.firstTries === 0 ? 0 : (day.recalled / day.firstTries) * 100,
              },
            ],
            isMarked: day.day === today,
          }))}
        />
      </PlotFigure>
    </FigureCard>
  )
}

/** `18:00`, on the learner's clock. */
function toTime(startsAt: number): string {
  return `${Math.floor(startsAt / 60)}:${String(startsAt % 60).padStart(2, '0')}`
}

/** All hours of a day, so that one week's picture can be laid over another's. */
function listHours(hours: Week['hours']): Pick<Week['hours'][number], 'startsAt' | 'reviews'>[] {
  // Some zones are half an hour beside the others.
  const [{ startsAt: any } = { startsAt: 0 }] = hours
  return Array.from({ length: 24 }, (_, hour) => {
    const startsAt = hour * 60 + (any % 60)
    return hours.find((each) => each.startsAt === startsAt) ?? { startsAt, reviews: 0 }
  })
}

function WeekHours({ week: { hours } }: { week: Week }) {
  if (hours.length === 0) return null
  return (
    <FigureCard title="Hours of the day">
      <PlotFigure
        caption="Reviews by the hour in which they began, on your clock."
        table={{
          head: ['From', 'Reviews', 'First tries', 'Remembered'],
          rows: hours.map(({ startsAt, reviews, firstTries, recalled }) => [
            toTime(startsAt),
            toCount(reviews),
            toCount(firstTries),
            firstTries === 0 ? '–' : toPercent(recalled / firstTries),
          ]),
        }}
      >
        <BarPlot
          named={4}
          bars={listHours(hours).map(({ startsAt, reviews }) => ({
            key: startsAt,
            label: toTime(startsAt),
            title: `${toTime(startsAt)}: ${countOf(reviews, 'review')}`,
            parts: [{ className: 'plot-passed', value: reviews }],
          }))}
        />
      </PlotFigure>
    </FigureCard>
  )
}
