import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { forecastAnswers } from '@kotonoha/study/pace/week-forecast'
import { listDueCards } from '@kotonoha/user-db/queries/study/dues'
import { listReviewsOf } from '@kotonoha/user-db/queries/study/review-log'
import { expect, type TestContext } from 'vitest'
import { createWorld, newId } from './learners'
import { createSimulatedMemory, type SimulatedMemory } from './simulated-memory'
import { answerTo, onboard, type WireCard } from './study'

// Learners whose memory follows parameters that are known here, and not to the product, study for
// 90 days through the procedures: the chance of recall that was predicted for each answer must be
// how often they were right, and the load that was foretold what came. A file for each memory: they
// take longest of all that asks a database, and so run side by side.

const world = createWorld()
const stepMs = 11 * 60_000
const days = 90
const zone = 'Europe/Berlin'
const calendar = createLearnerCalendar({ zone, dayStartHour: 4 })
// Summer time ends within the 90 days.
const firstDay = calendar.toDay(Date.parse('2026-09-15T12:00:00Z'))

/** Parameters of other people: FSRS-6 with its defaults written out, and changed. */
export const average = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]
export const change = (changes: Record<number, number>) =>
  average.map((weight, index) => changes[index] ?? weight)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

interface Life {
  memory: SimulatedMemory
  /** Cards asked before they were due, each beside a sibling that was. */
  askedAhead: number
  learner: Awaited<ReturnType<typeof world.signIn>>
  /** Every answer, by its day and the day of the card's lesson. */
  answers: { day: number; learntOn: number }[]
  learntOn: Map<string, number>
}

const toKey = ({ subjectId, facet }: WireCard) => `${subjectId}/${facet}`

/** Answers all that is due, and what failed again until it is right; gives the first answers. */
async function review(life: Life, day: number): Promise<number> {
  const { memory, learner } = life
  let firstAnswers = 0
  for (;;) {
    const sessionId = newId()
    const { study } = learner.api.kanji
    const { cards } = await study.startSession({ sessionId, mode: 'reviews', size: 500 })
    if (cards.length === 0) return firstAnswers
    life.askedAhead += countAskedAhead(cards)
    for (let from = 0; from < cards.length; from += 50) {
      const reviews = cards.slice(from, from + 50).map((card) => {
        if (card.phase === 'review') firstAnswers += 1
        life.answers.push({ day, learntOn: life.learntOn.get(toKey(card)) ?? day })
        return answerTo(card, world.now, { rating: memory.answer(card, day) })
      })
      await study.submitReviews({ sessionId, reviews })
    }
    world.now = new Date(world.now.getTime() + stepMs)
  }
}

function countAskedAhead(cards: readonly WireCard[]): number {
  const isDue = ({ dueAt }: WireCard) => dueAt !== null && Date.parse(dueAt) <= world.now.getTime()
  const withDue = new Set(cards.filter(isDue).map(({ subjectId }) => subjectId))
  const ahead = cards.filter((card) => !isDue(card))
  expect(ahead.every(({ subjectId }) => withDue.has(subjectId))).toBe(true)
  return ahead.length
}

/** Does the lessons that today's limit lets in. */
async function learn({ memory, learner, learntOn }: Life, day: number): Promise<void> {
  const { study } = learner.api.kanji
  for (;;) {
    const sessionId = newId()
    const { lessons } = await study.startSession({ sessionId, mode: 'lessons', size: 5 })
    if (lessons.length === 0) return
    const items = lessons.map((subjectId) => ({
      lessonId: newId(),
      subjectId,
      misses: memory.learnsAtOnce(subjectId) ? 0 : 2,
      completedAt: world.now.toISOString(),
    }))
    const { cards } = await study.completeLessons({ sessionId, items })
    const misses = new Map(items.map((each) => [each.subjectId, each.misses]))
    const toRating = (card: WireCard) => ((misses.get(card.subjectId) ?? 0) === 0 ? 3 : 1)
    for (const card of cards) {
      memory.learn(card, day, toRating(card))
      learntOn.set(toKey(card), day)
    }
  }
}

/** Answers of the seven days after an evening, about what is known by then. */
async function forecastWeek(userId: string, evening: number): Promise<number> {
  const until = new Date(calendar.toStart(evening + 8) - 1)
  const cards = await listDueCards(world.userDb, { userId, until, limit: 5000 })
  const rules = { model: createMemoryModel(), calendar, today: evening, days: 8 }
  return forecastAnswers(
    cards.map(({ card }) => card),
    rules,
  )
}

let lifeCount = 0

async function live(seed: number, parameters: readonly number[]) {
  lifeCount += 1
  const random = createSeededRandom(seed)
  const userId = `00000000-0000-4000-8000-${String(lifeCount).padStart(12, '0')}`
  const at = (day: number) => new Date(calendar.toStart(day) + (13 + random() * 9) * 3_600_000)
  world.now = new Date(calendar.toStart(firstDay))
  const learner = await world.signIn({ userId })
  await onboard(learner, { zone, newPerDay: 6 })
  const memory = createSimulatedMemory(parameters, seed)
  const life: Life = { memory, learner, askedAhead: 0, answers: [], learntOn: new Map() }
  const foretold = { tomorrow: 0, week: 0, weekCame: 0 }
  const answersOfDay: number[] = []
  const weeks: number[] = []
  for (let number = 0; number < days; number += 1) {
    world.now = at(firstDay + number)
    answersOfDay.push(await review(life, firstDay + number))
    await learn(life, firstDay + number)
    world.now = new Date(world.now.getTime() + stepMs)
    await review(life, firstDay + number)
    const forecast = await learner.api.kanji.progress.getForecast()
    if (number < days - 1) foretold.tomorrow += forecast.days[1]?.total ?? 0
    weeks.push(await forecastWeek(userId, firstDay + number))
  }
  for (let day = 0; day < days - 7; day += 1) {
    foretold.week += weeks[day] ?? 0
    const evening = firstDay + day
    foretold.weekCame += life.answers.filter(
      (each) => each.learntOn <= evening && each.day > evening && each.day <= evening + 7,
    ).length
  }
  const subjectIds = (
    await learner.api.kanji.sync.changes({ sinceRevision: 0, limit: 500 })
  ).cards.map(({ subjectId }) => subjectId)
  const log = await listReviewsOf(world.userDb, { userId, subjectIds })
  const predicted = log.flatMap(({ recallChance, rating }) =>
    recallChance === undefined ? [] : [{ recallChance, isRecalled: rating > 1 }],
  )
  return { predicted, foretold, came: sum(answersOfDay), askedAhead: life.askedAhead }
}

const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Lives three times 90 days; the figures are seen with `--reporter=verbose`. */
export async function expectForetold(
  parameters: readonly number[],
  { annotate }: Pick<TestContext, 'annotate'>,
): Promise<void> {
  const lives: Awaited<ReturnType<typeof live>>[] = []
  for (const seed of [1, 2, 3]) lives.push(await live(seed, parameters))
  const predicted = lives.flatMap((each) => each.predicted)
  const foretold = {
    tomorrow: sum(lives.map((each) => each.foretold.tomorrow)),
    week: sum(lives.map((each) => each.foretold.week)),
    weekCame: sum(lives.map((each) => each.foretold.weekCame)),
  }
  const came = sum(lives.map((each) => each.came))
  const askedAhead = sum(lives.map((each) => each.askedAhead))
  const chance = mean(predicted.map(({ recallChance }) => recallChance))
  const recalled = mean(predicted.map(({ isRecalled }) => Number(isRecalled)))
  await annotate(
    `${predicted.length} answers: ${percent(chance)} predicted, ${percent(recalled)} recalled; ` +
      `${came} reviews came, ${foretold.tomorrow} foretold by the evenings before, ` +
      `of a week's answers about what was known ` +
      `before it ${percent(foretold.week / foretold.weekCame)} foretold; ${askedAhead} a day early, beside a sibling that was due`,
  )
  // Enough that chance alone moves the share by half a point.
  expect(predicted.length).toBeGreaterThan(5000)
  expect(Math.abs(chance - recalled)).toBeLessThan(0.02)
  expect(Math.abs(foretold.tomorrow / came - 1)).toBeLessThan(0.1)
  expect(Math.abs(foretold.week / foretold.weekCame - 1)).toBeLessThan(0.1)
  expect(askedAhead).toBeGreaterThan(0)
}
