import { figure, type Row, round } from '../table'
import { firstDay } from './live-pace'
import { liveYears } from './live-years'
import { storeYears } from './store-years'
import { toYearFigures } from './year-figures'

const days = 365

/**
 * A year of many learners and their habits, lived with the packages that site and server share, the same one
 * every time; and a few of them sent to the product, for what the database makes of it.
 */
export async function measureYear(file: string, learners: number): Promise<Row[]> {
  const { years, seconds, cpuSeconds } = await liveYears({ file, learners, firstDay, days })
  const { rows, bytesPerAnswer } = await storeYears(file)
  const total = (toCount: (each: (typeof years)[number]) => number) =>
    years.reduce((sum, each) => sum + toCount(each), 0)
  const answers = total((year) => year.days.reduce((sum, day) => sum + day.answers, 0))
  const firstGrades = total((year) => year.days.reduce((sum, day) => sum + day.newCards, 0))
  const cards = total((year) => year.cards)
  const facetDays = total((year) => year.facetDays)
  const ofDay = Array.from({ length: days }, (_, day) =>
    total((year) => year.days[day]?.answers ?? 0),
  )
  const ofOne = (count: number) => Math.round(count / learners)
  return [
    figure(
      `${learners} learners for ${days} days (processor time)`,
      `${round(seconds)} s (${round(cpuSeconds)} s)`,
    ),
    figure('answers', `${round(answers / 1e6)} M, ${ofOne(answers)} of a learner`),
    figure(
      'answers a day of all: mean · busiest day',
      `${Math.round(answers / days)} · ${Math.max(...ofDay)}`,
    ),
    figure(
      'rows of a learner: log · cards · days',
      [answers + firstGrades, cards, facetDays].map(ofOne).join(' · '),
    ),
    ...toYearFigures(years),
    ...rows,
    figure('MiB of a learner and year', round((bytesPerAnswer * answers) / learners / 2 ** 20)),
  ]
}
