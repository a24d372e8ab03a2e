import { quantile } from '../measure'
import { atMost, figure, type Row, round } from '../table'
import { type Habits, makeUpHabits } from './learner-habits'
import type { LivedDay, LivedYear } from './live-year'

interface Lived {
  habits: Habits
  year: LivedYear
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
/** The tenth of a hundred, the middle one and the ninetieth. */
const spread = (numbers: readonly number[], show: (value: number) => string = round) =>
  [0.1, 0.5, 0.9].map((q) => show(quantile(numbers, q))).join(' · ')
const spreadName = '10 % · half · 90 %'
const minutes = ({ answers }: LivedDay, { answerMs }: Habits) => (answers * answerMs) / 60_000

/** What is asked of a year of studying. */
export function toYearFigures(years: readonly LivedYear[]): Row[] {
  const lived = years.map((year, number) => ({ year, habits: makeUpHabits(number) }))
  return [
    ...toMemoryRows(lived),
    ...toLoadRows(lived),
    ...toLevelRows(lived),
    ...toForecastRows(lived),
    ...toPauseRows(lived),
  ]
}

const toRecalled = ({ year }: Lived) => year.recalled / year.reviewsPredicted
const toPredicted = ({ year }: Lived) => year.chanceSum / year.reviewsPredicted

function toMemoryRows(lived: readonly Lived[]): Row[] {
  const reviews = sum(lived.map(({ year }) => year.reviewsPredicted))
  const recalled = sum(lived.map(({ year }) => year.recalled)) / reviews
  const predicted = sum(lived.map(({ year }) => year.chanceSum)) / reviews
  const errors = lived.map((each) => Math.abs(toRecalled(each) - toPredicted(each)) * 100)
  return [
    figure(`retention reached (asked for: 90 %)`, percent(recalled)),
    figure(`  by learner, ${spreadName}`, spread(lived.map(toRecalled), percent)),
    atMost('  predicted less recalled, all answers', Math.abs(predicted - recalled) * 100, 2, 'pt'),
    figure(`  by learner, ${spreadName}`, `${spread(errors)} points`),
  ]
}

/** Days of the year that are told: after a month, three, six, nine and all of it. */
const toldDays = [30, 90, 180, 270, 365]

function toLoadRows(lived: readonly Lived[]): Row[] {
  return toldDays.flatMap((until) => {
    // A week around the day, days off included, so that no weekday is special.
    const weeks = lived.map(({ year, habits }) => {
      const week = year.days.slice(until - 7, until)
      return {
        answers: mean(week.map(({ answers }) => answers)),
        minutes: mean(week.map((day) => minutes(day, habits))),
      }
    })
    return [
      figure(
        `answers a day in the week before day ${until}, ${spreadName}`,
        `${spread(weeks.map((each) => each.answers))}; ${spread(weeks.map((each) => each.minutes))} min`,
      ),
    ]
  })
}

function toLevelRows(lived: readonly Lived[]): Row[] {
  const fromFirst = lived.filter(({ habits }) => habits.startLevel === 1)
  const levelOn = ({ year }: Lived, day: number) =>
    year.levelOpenedOn.filter((openedOn) => openedOn < day).length
  const durations = lived.flatMap(({ year, habits }) =>
    year.levelOpenedOn
      .slice(habits.startLevel)
      .map((openedOn, index, all) => openedOn - (all[index - 1] ?? 0)),
  )
  const byPace = [5, 10, 15, 20, 30].map((pace) => {
    const steady = fromFirst.filter(
      ({ habits }) => habits.newPerDay === pace && habits.attendance >= 0.97,
    )
    const level = quantile(
      steady.map((each) => levelOn(each, 365)),
      0.5,
    )
    const begun = mean(steady.map(({ year }) => sum(year.days.map((day) => day.newCards)) / 365))
    return `${pace}: ${level} (${round(begun)})`
  })
  return [
    ...[90, 180, 365].map((day) =>
      figure(
        `level open on day ${day}, of who began at 1, ${spreadName}`,
        spread(
          fromFirst.map((each) => levelOn(each, day)),
          String,
        ),
      ),
    ),
    figure(`days for a level, ${spreadName}`, spread(durations, String)),
    figure(
      'of who studies daily, limit of new cards: level after a year (new cards a day)',
      byPace.join(' · '),
    ),
  ]
}

function toForecastRows(lived: readonly Lived[]): Row[] {
  let foretold = 0
  let came = 0
  for (const { year, habits } of lived) {
    for (const [index, day] of year.days.entries()) {
      const next = year.days[index + 1]
      // On a day off nothing is answered, and who has had enough leaves some.
      if (!day.isStudied || next?.isStudied !== true) continue
      if (next.answers >= habits.reviewCap) continue
      foretold += day.foretoldTomorrow
      came += next.reviews
    }
  }
  const offBy = (one: number, other: number) => Math.abs(one / other - 1) * 100
  return [
    figure('reviews of the next day: foretold · came', `${foretold} · ${came}`),
    atMost('  off by', offBy(foretold, came), 10, '%'),
  ]
}

/** After two weeks away: what waits, and how long until a day ends with nothing due. */
function toPauseRows(lived: readonly Lived[]): Row[] {
  const returns = lived.flatMap(({ year, habits }) => {
    if (habits.pause === undefined) return []
    const end = habits.pause.from + habits.pause.days
    const first = year.days.findIndex((day, number) => number >= end && day.isStudied)
    const back = year.days[first]
    const done = year.days.findIndex(
      (day, number) => number >= first && day.isStudied && day.dueAtEnd === 0,
    )
    const before = year.days.slice(habits.pause.from - 14, habits.pause.from)
    const usual = mean(before.map(({ answers }) => answers))
    if (back === undefined) return []
    return [{ habits, waiting: back.dueAtStart, usual, days: done < 0 ? 365 : done - first + 1 }]
  })
  const daysOf = (chosen: typeof returns) =>
    spread(
      chosen.map(({ days }) => days),
      String,
    )
  return [
    figure(
      `${returns.length} were away for 14 days; due on return, ${spreadName}`,
      spread(
        returns.map(({ waiting }) => waiting),
        String,
      ),
    ),
    figure(
      `  times a usual day, ${spreadName}`,
      spread(returns.filter(({ usual }) => usual > 0).map(({ waiting, usual }) => waiting / usual)),
    ),
    figure(`  days until nothing is due, ${spreadName}`, daysOf(returns)),
    figure(
      '    where the next level waits for the minutes of a day',
      daysOf(returns.filter(({ habits }) => habits.minutesPerDay !== null)),
    ),
    figure(
      '    where it does not',
      daysOf(returns.filter(({ habits }) => habits.minutesPerDay === null)),
    ),
  ]
}
