import { findLongestRun, findYear, toYear } from '@kotonoha/study/progress/year-grid'
import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createLink, getRouteApi } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { BarPlot } from '../../../../study/plots/bar-plot'
import { Figure, FigureCard } from '../../../../study/plots/figure-card'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { countOf, nounOf, toCount, toDuration } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import {
  formatLearnerDay,
  formatMonth,
  toIsoDay,
  toMonth,
} from '../../../../study/profile/learner-days'
import { NothingYet } from '../nothing-yet'
import { yearQuery } from '../progress-queries'
import { Earlier, Later, StepLink, StretchHead } from '../stretch-links'
import { YearGrid } from './year-grid'

type Year = ApiOutputs['kanji']['progress']['getYear']
type Day = Year['days'][number]

const route = getRouteApi('/app/_kanji-area/kanji/progress/year')
const MonthLink = createLink(TextLink)

/** A year, a square for each day. */
export function YearTab() {
  const { year } = route.useSearch()
  const answer = useQuery({
    ...yearQuery(year === undefined ? {} : { year }),
    placeholderData: keepPreviousData,
  })
  return (
    <OwnAnswer query={answer}>
      {(found) =>
        found.firstDay === null ? (
          <NothingYet text="Your year appears here, a square for each day you study." />
        ) : (
          <YearView year={found} firstDay={found.firstDay} />
        )
      }
    </OwnAnswer>
  )
}

const total = (days: readonly Day[], count: (day: Day) => number) =>
  days.reduce((sum, day) => sum + count(day), 0)

function YearView({ year: found, firstDay }: { year: Year; firstDay: number }) {
  const { year, today } = found
  return (
    <>
      <StretchHead
        earlier={
          year > toYear(firstDay) ? (
            <StepLink
              to="/app/kanji/progress/year"
              search={{ year: year - 1 }}
              aria-label={`${year - 1}`}
            >
              <Earlier />
            </StepLink>
          ) : undefined
        }
        later={
          year < toYear(today) ? (
            <StepLink
              to="/app/kanji/progress/year"
              search={{ year: year + 1 }}
              aria-label={`${year + 1}`}
            >
              <Later />
            </StepLink>
          ) : undefined
        }
      >
        {year}
      </StretchHead>
      <YearSums year={found} firstDay={firstDay} />
      <FigureCard title="Every day">
        <YearGrid year={found} />
      </FigureCard>
      <Months year={found} />
    </>
  )
}

/** The year's own numbers, beside those of all years where there is another one. */
function YearSums({
  year: { year, days, today, sums },
  firstDay,
}: {
  year: Year
  firstDay: number
}) {
  const run = findLongestRun(days.map(({ day }) => day))
  const isOnlyYear = toYear(firstDay) === toYear(today) && year === toYear(today)
  const inAll = (count: string) =>
    isOnlyYear ? null : <span className="progress-faint"> · {count} in all years</span>
  const reviewCount = total(days, ({ reviews }) => reviews)
  const lessonCount = total(days, ({ lessons }) => lessons)
  return (
    <section className="progress-sums" aria-label="The year in numbers">
      <Figure value={toCount(reviewCount)}>
        {nounOf(reviewCount, 'review')}
        {inAll(toCount(sums.reviews))}
      </Figure>
      <Figure value={toCount(lessonCount)}>
        {nounOf(lessonCount, 'lesson')}
        {inAll(toCount(sums.lessons))}
      </Figure>
      <Figure value={toDuration(total(days, ({ minutes }) => minutes))}>
        of study{inAll(toDuration(sums.minutes))}
      </Figure>
      <Figure value={toCount(days.length)}>
        {nounOf(days.length, 'day')} with study{inAll(toCount(sums.days))}
      </Figure>
      {run !== undefined && (
        <Figure value={countOf(run.length, 'day')}>
          the longest run without a missed day, up to {formatLearnerDay(run.lastDay)}
        </Figure>
      )}
    </section>
  )
}

function Months({ year: { year, days, today } }: { year: Year }) {
  const { from, to } = findYear(year)
  const last = Math.min(to, today)
  const months = Array.from({ length: 12 }, (_month, number) => {
    const first = Date.UTC(year, number, 1) / 86_400_000
    const own = days.filter(({ day }) => toMonth(day).month === number)
    return { first, own }
  }).filter(({ first }) => first >= from && first <= last)
  return (
    <FigureCard title="Months">
      <PlotFigure
        caption="Reviews of each month."
        table={{
          head: ['Month', 'Reviews', 'Right', 'Lessons', 'Days', 'Time'],
          rows: months.map(({ first, own }) => {
            const reviews = total(own, (day) => day.reviews)
            return [
              <MonthLink
                key={first}
                to="/app/kanji/progress/week"
                search={{ week: toIsoDay(first) }}
              >
                {formatMonth(first)}
              </MonthLink>,
              toCount(reviews),
              reviews === 0
                ? '–'
                : `${Math.round((total(own, (day) => day.correct) / reviews) * 100)} %`,
              toCount(total(own, (day) => day.lessons)),
              toCount(own.length),
              toDuration(total(own, (day) => day.minutes)),
            ]
          }),
        }}
      >
        <BarPlot
          bars={months.map(({ first, own }) => ({
            key: first,
            label: formatMonth(first),
            title: `${formatMonth(first)}: ${countOf(
              total(own, (day) => day.reviews),
              'review',
            )}`,
            parts: [{ className: 'plot-passed', value: total(own, (day) => day.reviews) }],
          }))}
        />
      </PlotFigure>
    </FigureCard>
  )
}
