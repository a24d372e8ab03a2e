import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { progress as migration } from '@kotonoha/user-db/migrations/0013-progress'
import { recallByDay } from '@kotonoha/user-db/migrations/0023-recall-by-day'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { statement } from '@kotonoha/user-db/statement'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createWorld, type Learner, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'
import { readStudyRows } from '../../../testing/study-rows'

// A month of somebody in a zone of half hours who is right four times in five and takes Sundays
// off; what the pages of progress say is counted again here, from what was answered.

const world = createWorld()
const zone = 'Asia/Kolkata'
const calendar = createLearnerCalendar({ zone, dayStartHour: 4 })
const firstDay = calendar.toDay(Date.parse('2026-03-02T12:00:00Z'))
const days = 30
const isSunday = (day: number) => (day + 3) % 7 === 6

const addUnknown = statement(
  `INSERT INTO event (user_id, event_id, type, at, data) VALUES ($1, $2, 99, $3, '{}')`,
)

interface Answered {
  day: number
  rating: number
}

let learner: Learner
const answered: Answered[] = []
const lessonDays: number[] = []

async function studyOn(day: number, random: () => number): Promise<void> {
  world.now = new Date(calendar.toStart(day) + 9 * 3_600_000)
  const { study } = learner.api.kanji
  const { cards } = await study.startSession({ sessionId: newId(), mode: 'reviews', size: 500 })
  const reviews = cards.map((card) => {
    const rating = random() < 0.8 ? (3 as const) : (1 as const)
    answered.push({ day, rating })
    return answerTo(card, world.now, { rating })
  })
  for (let from = 0; from < reviews.length; from += 50) {
    await study.submitReviews({ reviews: reviews.slice(from, from + 50) })
  }
  const made = await doLessons(learner, world.now)
  for (const card of made) if (card.facet === 'meaning') lessonDays.push(day)
}

beforeAll(async () => {
  world.now = new Date(calendar.toStart(firstDay))
  learner = await world.signIn()
  await onboard(learner, { zone, newPerDay: 8 })
  const random = createSeededRandom(7)
  for (let day = firstDay; day < firstDay + days; day += 1) {
    if (!isSunday(day)) await studyOn(day, random)
  }
}, 60_000)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const today = firstDay + days - 1

test('a week has what was answered on its days, and the week before it', async () => {
  const week = await learner.api.kanji.progress.getWeek({ day: firstDay + 9 })
  expect(week.from).toBe(firstDay + 7)
  for (const [days, from] of [
    [week.days, week.from],
    [week.before, week.from - 7],
  ] as const) {
    expect(days.map(({ reviews }) => reviews)).toEqual(
      days.map((_day, place) => answered.filter(({ day }) => day === from + place).length),
    )
  }
  expect(sum(week.days.map(({ correct }) => correct))).toBe(
    answered.filter(({ day, rating }) => rating > 1 && day >= week.from && day < week.from + 7)
      .length,
  )
  expect(sum(week.days.flatMap(({ kinds }) => Object.values(kinds)))).toBe(
    sum(week.days.map(({ reviews }) => reviews)),
  )
  // 13:00 by the learner's clock lies in the hour of UTC that begins at 12:30 there.
  expect(week.hours.map(({ startsAt }) => startsAt)).toEqual([12 * 60 + 30])
})

test('a year has each day with study, and none besides', async () => {
  const year = await learner.api.kanji.progress.getYear({})
  expect(year.days.map(({ day }) => day)).toEqual(
    Array.from({ length: days }, (_day, place) => firstDay + place).filter((day) => !isSunday(day)),
  )
  expect(sum(year.days.map(({ reviews }) => reviews))).toBe(answered.length)
  expect(sum(year.days.map(({ lessons }) => lessons))).toBe(lessonDays.length)
  const { sums } = await learner.api.kanji.progress.getOverview()
  const other = await learner.api.kanji.progress.getYear({ year: 2020 })
  expect(other.days).toEqual([])
  // What all years add up to is said beside every one of them, as the overview has it.
  expect([year.sums, other.sums]).toEqual([sums, sums])
  expect(year.sums.reviews).toBe(answered.length)
})

test('the overview counts every item once, and its growth ends at the present', async () => {
  const overview = await learner.api.kanji.progress.getOverview()
  const begun = Object.values(overview.kinds).map(
    ({ low, medium, high, passed }) => low + medium + high + passed,
  )
  expect(sum(begun)).toBe(lessonDays.length)
  const last = overview.growth.at(-1)
  expect(last?.day).toBe(today)
  expect(sum(Object.values(last?.introduced ?? {}))).toBe(lessonDays.length)
  expect(overview.sums).toMatchObject({ reviews: answered.length, lessons: lessonDays.length })
  expect(overview.retention?.asked).toBeGreaterThan(20)
  expect(overview.retention?.low).toBeLessThan(overview.retention?.share ?? 0)
})

test('stats of all time are the sums of young and mature, and of the facets', async () => {
  const { retention, stability, calibration } = await learner.api.kanji.progress.getStats()
  const all = retention.find((each) => each.days === null)
  expect(sum(all?.facets.map(({ rate }) => rate.asked) ?? [])).toBe(all?.all?.asked)
  expect((all?.young?.asked ?? 0) + (all?.mature?.asked ?? 0)).toBe(all?.all?.asked)
  expect(sum(calibration.map(({ asked }) => asked))).toBe(all?.all?.asked)
  expect(sum(stability.map(({ cards }) => cards))).toBeGreaterThan(lessonDays.length)
})

test('bars of stability, difficulty and recall are those of the cards, one by one', async () => {
  // Weeks later: on the day of the last answers chance decides whether a card is below nine in ten.
  const later = today + 40
  const now = world.now
  world.now = new Date(calendar.toStart(later) + 9 * 3_600_000)
  onTestFinished(() => {
    world.now = now
  })
  const { stability, difficulty, recall } = await learner.api.kanji.progress.getStats()
  const cards = await world.userDb.query(
    statement<{ s: number; d: number; last_day: number }>(
      'SELECT s, d, last_day FROM card WHERE user_id = $1 AND s IS NOT NULL',
    ),
    [learner.userId],
  )
  expect(cards.length).toBeGreaterThan(100)
  const model = createMemoryModel()
  const barsOf = (bars: typeof stability, toValue: (card: (typeof cards)[number]) => number) =>
    bars.map((bar) => {
      const isIn = (card: (typeof cards)[number]) =>
        toValue(card) >= bar.from && toValue(card) < (bar.to ?? Number.POSITIVE_INFINITY)
      return { ...bar, cards: cards.filter(isIn).length }
    })
  expect(stability).toEqual(barsOf(stability, ({ s }) => s))
  expect(difficulty).toEqual(barsOf(difficulty, ({ d }) => Math.round(d)))
  const toRecall = ({ s, d, last_day: lastDay }: (typeof cards)[number]) =>
    model.retrievability({ stability: s, difficulty: d }, Math.max(0, later - lastDay))
  expect(recall).toEqual(barsOf(recall, toRecall))
  expect(recall.filter(({ cards: count }) => count > 0).length).toBeGreaterThan(2)
})

test('the history goes back page by page to the first day, and tells nothing twice', async () => {
  const { progress } = learner.api.kanji
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await progress.listEvents({ limit: 3, cursor })
    expect(page.events).not.toEqual([])
    seen.push(...page.events.map(({ eventId }) => eventId))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect((await progress.listEvents({ limit: 100 })).events.at(-1)?.type).toBe('onboarding')
  await expect(progress.listEvents({ cursor: 'nonsense' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('a history that ends with a full page offers no page more', async () => {
  const other = await world.signIn()
  await onboard(other, { zone })
  const { progress } = other.api.kanji
  const at = new Date(world.now.getTime() + 60_000)
  const leech = (key: string) => ({ type: 'leech' as const, key, at, data: {} })
  await addEvents(world.userDb, { userId: other.userId, events: [leech('1'), leech('2')] })
  const { events } = await progress.listEvents({ limit: 100 })

  expect(await progress.listEvents({ limit: events.length })).toEqual({ events, nextCursor: null })
  const [newest, next] = [events.slice(0, -1), events.slice(-1)]
  const first = await progress.listEvents({ limit: newest.length })
  expect(first.events).toEqual(newest)
  expect(await progress.listEvents({ limit: next.length, cursor: first.nextCursor })).toEqual({
    events: next,
    nextCursor: null,
  })
})

test('events of a type that only a later release knows take no place in a page', async () => {
  const other = await world.signIn()
  await onboard(other, { zone })
  const { progress } = other.api.kanji
  const { events } = await progress.listEvents({})
  const at = new Date(world.now.getTime() + 60_000)
  await world.userDb.run(addUnknown, [other.userId, newId(), at])
  expect(await progress.listEvents({ limit: 1 })).toMatchObject({ events: events.slice(0, 1) })
  expect(await progress.listEvents({ limit: events.length })).toEqual({ events, nextCursor: null })
})

test('what was earned stands in the history on its day, once, at once as page by page', async () => {
  const { progress } = learner.api.kanji
  const { achievements } = await progress.listAchievements({})
  const earned = achievements.flatMap(({ key, earnedOn }) => (earnedOn === null ? [] : [key]))
  expect(earned).not.toEqual([])
  const all = (await progress.listEvents({ limit: 100 })).events
  const told = all.filter(({ type }) => type === 'achievement')
  expect(told.map(({ achievement }) => achievement?.key).toSorted()).toEqual(earned.toSorted())
  for (const { achievement, day } of told) {
    const own = achievements.find(({ key }) => key === achievement?.key)
    expect(own).toMatchObject({ ...achievement, earnedOn: day })
  }
  const days = all.map(({ day }) => day)
  expect(days).toEqual(days.toSorted((one, other) => other - one))
  const paged: string[] = []
  let cursor: string | null = null
  do {
    const page = await progress.listEvents({ limit: 2, cursor })
    paged.push(...page.events.map(({ eventId }) => eventId))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(paged).toEqual(all.map(({ eventId }) => eventId))
})

test('levels opened at once stand in the order of their numbers', async () => {
  const other = await world.signIn()
  await onboard(other, { zone })
  const at = new Date(world.now.getTime() + 60_000)
  const levels = [4, 2, 5, 3]
  await addEvents(world.userDb, {
    userId: other.userId,
    events: levels.map((level) => ({
      type: 'level-opened' as const,
      key: String(level),
      at,
      data: { level },
    })),
  })
  const { events } = await other.api.kanji.progress.listEvents({ limit: 4 })
  expect(events.map(({ level }) => level)).toEqual([5, 4, 3, 2])
})

test('events of one moment stand in one order, at once as page by page', async () => {
  const other = await world.signIn()
  await onboard(other, { zone })
  const at = new Date(world.now.getTime() + 60_000)
  const types = ['items-passed', 'level-opened', 'session-ended', 'level-passed', 'leech'] as const
  await addEvents(world.userDb, {
    userId: other.userId,
    events: types.flatMap((type) => ['1', '2'].map((key) => ({ type, key, at, data: {} }))),
  })
  const { progress } = other.api.kanji
  const all = (await progress.listEvents({ limit: 100 })).events
  // What ended stands above what came of it; items passed are told together.
  expect(all.map(({ type, count }) => `${type} ${count}`).slice(0, 9)).toEqual([
    'session-ended null',
    'session-ended null',
    'level-opened null',
    'level-opened null',
    'level-passed null',
    'level-passed null',
    'items-passed 2',
    'leech null',
    'leech null',
  ])
  const paged: string[] = []
  let cursor: string | null = null
  do {
    const page = await progress.listEvents({ limit: 1, cursor })
    paged.push(...page.events.map(({ eventId }) => eventId))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(new Set(paged).size).toBe(paged.length)
  // The second of the two that are told together.
  expect(paged.length).toBe(all.length + 1)
  expect(paged.filter((id) => all.some(({ eventId }) => eventId === id))).toEqual(
    all.map(({ eventId }) => eventId),
  )
})

describe('achievements', () => {
  test('are earned by what was done, with what is missing to the others', async () => {
    const { achievements } = await learner.api.kanji.progress.listAchievements()
    const of = (key: string) => achievements.find((each) => each.key === key)
    expect(of('first-lesson')).toMatchObject({ earnedOn: firstDay, isNew: true })
    expect(of('reviews-1000')).toMatchObject({
      have: Math.min(1000, answered.length),
      earnedOn: null,
    })
  })

  test('that were seen stay as they were seen; what is not earned cannot be claimed', async () => {
    const { progress } = learner.api.kanji
    const keys = ['first-lesson', 'reviews-100000', 'made-up']
    expect(await progress.seeAchievements({ mutationId: newId(), keys })).toEqual({ seen: 1 })
    const { achievements } = await progress.listAchievements()
    const first = achievements.find(({ key }) => key === 'first-lesson')
    expect(first).toMatchObject({ earnedOn: firstDay, isNew: false })
    expect(achievements.find(({ key }) => key === 'reviews-100000')?.earnedOn).toBeNull()
  })
})

test('counting the log again gives the same rows, in one statement as in parts', async () => {
  const others = listOtherLearners()
  await copyRows('review', others)
  for (const table of ['hourly_stat', 'daily_calibration']) {
    const toText = `(to_jsonb(each) - 'user_id')::text`
    const countedRows = statement<{ rows: number; text: string }>(`
      SELECT count(*)::integer AS rows, string_agg(${toText}, ' ' ORDER BY ${toText}) AS text
      FROM   ${table} AS each
      GROUP  BY user_id`)
    const before = await world.userDb.query(countedRows, [])
    expect(before.length).toBe(1)
    expect(before[0]?.rows).toBeGreaterThan(10)
    const fill = migration.steps.find((step) => step.startsWith(`INSERT INTO ${table}`)) ?? ''
    const parts = migration.inParts?.get(fill) ?? []
    expect(parts.length).toBeGreaterThan(1)
    // The first ones twice, as after a start that was cut short.
    for (const steps of [[fill], [...parts.slice(0, 3), ...parts]]) {
      await world.userDb.run(statement(`DELETE FROM ${table}`), [])
      for (const step of steps) await world.userDb.run(statement(step), [])
      const after = await world.userDb.query(countedRows, [])
      expect(after).toEqual([learner, ...others].map(() => before[0]))
    }
    await world.userDb.run(statement(`DELETE FROM ${table} WHERE user_id <> $1`), [learner.userId])
  }
  await world.userDb.run(statement('DELETE FROM review WHERE user_id <> $1'), [learner.userId])
})

test('how well each day was remembered is filled in from its hours, whoever the learner is', async () => {
  const before = await readStudyRows(world.userDb, learner.userId)
  const names = ['young', 'mature'].flatMap((age) =>
    ['asked', 'recalled', 'predicted'].map((what) => `${age}_${what}`),
  )
  const asked = before.daily_stat.map((row) => Number(row.young_asked) + Number(row.mature_asked))
  expect(sum(asked)).toBeGreaterThan(100)
  const others = listOtherLearners()
  for (const table of ['hourly_stat', 'daily_stat']) await copyRows(table, others)
  await world.userDb.run(
    statement(`UPDATE daily_stat SET ${names.map((name) => `${name} = 0`).join(', ')}`),
    [],
  )
  for (const step of recallByDay.steps.filter((each) => each.includes('UPDATE daily_stat'))) {
    await world.userDb.run(statement(step), [])
  }
  for (const userId of [learner.userId, ...others]) {
    const { daily_stat: filled } = await readStudyRows(world.userDb, userId)
    expect(filled.map((row) => ({ ...row, user_id: learner.userId }))).toEqual(before.daily_stat)
  }
})

/** A learner of each sixteenth of the ids, and the first and last ids there can be. */
function listOtherLearners(): string[] {
  return [
    ...Array.from('0123456789abcdef', (digit) => `${digit}${newId().slice(1)}`),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]
}

async function copyRows(table: string, others: readonly string[]): Promise<void> {
  await world.userDb.run(
    statement(`
      INSERT INTO ${table}
      SELECT copied.* FROM unnest($2::uuid[]) AS other, ${table} AS kept,
             jsonb_populate_record(NULL::${table}, to_jsonb(kept) || jsonb_build_object('user_id', other)) AS copied
      WHERE  kept.user_id = $1`),
    [learner.userId, others],
  )
}
