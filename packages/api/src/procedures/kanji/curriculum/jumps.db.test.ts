import { getSubjectKind } from '@kotonoha/study/subject'
import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type Learner, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'
import { readStudyRows } from '../../../testing/study-rows'

const world = createWorld()
const dayMs = 86_400_000

beforeEach(() => {
  world.now = new Date('2026-04-01T12:00:00Z')
})
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}

async function listCards({ api }: Learner) {
  return (await api.kanji.sync.changes({ sinceRevision: 0, limit: 500 })).cards
}

test('an item taken for known stays so by a right answer, and a wrong one makes it a lesson', async () => {
  const learner = await world.signIn()
  await onboard(learner, {}, { startLevel: 2, isLowerAssumed: true })
  const { study } = learner.api.kanji
  const assumed = await listCards(learner)
  expect(assumed.length).toBeGreaterThan(100)
  const [first] = assumed.map(({ dueAt }) => dueAt ?? '').toSorted()
  expect(Date.parse(first ?? '')).toBeGreaterThan(world.now.getTime())
  // By then all of them are due.
  pass(30 * dayMs)
  const { cards } = await study.startSession({ sessionId: newId(), mode: 'reviews', size: 500 })
  // Not a part, which comes after all else where its kanji are known.
  const [known, forgotten] = cards.filter(
    ({ subjectId, facet }) => facet === 'meaning' && getSubjectKind(subjectId) === 'kanji',
  )
  if (known === undefined || forgotten === undefined) throw new Error('no cards are due')
  const { cards: after } = await study.submitReviews({
    reviews: [answerTo(known, world.now), answerTo(forgotten, world.now, { rating: 1 })],
  })
  const find = (subjectId: number) => after.find((each) => each.subjectId === subjectId)
  expect(find(known.subjectId)).toMatchObject({ phase: 'review', isRemoved: false })
  expect(find(forgotten.subjectId)).toMatchObject({ isRemoved: true, dueAt: null })

  await learner.api.kanji.curriculum.setLevel({ mutationId: newId(), level: 1 })
  const { lessons } = await study.startSession({ sessionId: newId(), mode: 'lessons' })
  expect(lessons).toContain(forgotten.subjectId)
  expect(lessons).not.toContain(known.subjectId)
  const lesson = {
    lessonId: newId(),
    subjectId: forgotten.subjectId,
    misses: 0,
    completedAt: world.now.toISOString(),
  }
  const learnt = await study.completeLessons({ items: [lesson] })
  const card = learnt.cards.find((each) => each.facet === 'meaning')
  expect(card).toMatchObject({ phase: 'review', isRemoved: false, lapses: 0 })
  // Stability as after a lesson, not as of something known for three weeks.
  expect(card?.stability ?? 0).toBeLessThan(5)
})

test('a jump up opens the levels between and leaves what was learnt as it is', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const learnt = await doLessons(learner, world.now)
  const { overview } = await learner.api.kanji.curriculum.setLevel({
    mutationId: newId(),
    level: 3,
    lower: 'assume',
  })
  expect(overview).toMatchObject({ level: 3, state: 'open', isCurrent: true })
  const cards = await listCards(learner)
  const withoutRevision = ({ revision: _, ...card }: (typeof cards)[number]) => card
  for (const card of learnt) {
    expect(cards.map(withoutRevision)).toContainEqual(withoutRevision(card))
  }
  const between = await learner.api.kanji.curriculum.listKanji({ curriculumLevel: 2 })
  expect(between.items.every(({ progress }) => progress === 'medium')).toBe(true)
})

test('a reset can be taken back on the thirtieth day, to the last column, and not after', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  await doLessons(learner, world.now)
  const { curriculum } = learner.api.kanji
  await curriculum.getLevelOverview()
  const before = await readStudyRows(world.userDb, learner.userId)
  const reset = () => curriculum.setLevel({ mutationId: newId(), level: 1, isReset: true })
  const { resetId } = await reset()
  pass(29 * dayMs)
  await curriculum.restoreLevels({ mutationId: newId(), resetId: resetId ?? '' })
  expect(await readStudyRows(world.userDb, learner.userId)).toEqual(before)
  const again = await reset()
  pass(31 * dayMs)
  expect((await curriculum.listResets()).resets).toEqual([])
  await expect(
    curriculum.restoreLevels({ mutationId: newId(), resetId: again.resetId ?? '' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('words come beside kanji, and last for who wants the kanji of a level first', async () => {
  const learner = await world.signIn()
  await onboard(learner, {}, { startLevel: 2, isLowerAssumed: true })
  const { preferences, study } = learner.api.kanji
  const kindsOfBatch = async () => {
    const { items } = await study.startSession({ sessionId: newId(), mode: 'lessons' })
    return items.map(({ kind }) => kind)
  }
  // Words of level 2 that need only kanji of level 1.
  expect((await kindsOfBatch()).slice(0, 2)).toEqual(['word', 'word'])
  expect(await kindsOfBatch()).toContain('kanji')
  await preferences.update({ mutationId: newId(), preferences: { lessonOrder: 'level' } })
  expect(await kindsOfBatch()).not.toContain('word')
})

interface LastReview {
  subject_id: number
  facet: number
  last_review_at: Date | null
}

const lastReviews = statement<LastReview>(`
  SELECT subject_id, facet, last_review_at FROM card WHERE user_id = $1`)

const know = statement(`
  UPDATE card
  SET    state = 2, s = 29, due_at = $2, last_day = last_day - 29,
         last_review_at = given.last_review_at,
         rev = (SELECT rev + 1 FROM kanji_profile WHERE user_id = $1)
  FROM   unnest($3::integer[], $4::smallint[], $5::timestamptz[])
         AS given (subject_id, facet, last_review_at)
  WHERE  user_id = $1 AND card.subject_id = given.subject_id AND card.facet = given.facet`)

/** All at medium, due now and high after one more answer, with which it is heard of. */
async function knowAll(userId: string): Promise<void> {
  const rows = await world.userDb.query(lastReviews, [userId])
  const earlier = (at: Date | null) => at && new Date(at.getTime() - 29 * dayMs)
  await world.userDb.run(know, [
    userId,
    world.now,
    rows.map((row) => row.subject_id),
    rows.map((row) => row.facet),
    rows.map((row) => earlier(row.last_review_at)),
  ])
}

test('the last level is passed like any other, and opens nothing', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { curriculum, dashboard, study } = learner.api.kanji
  const { levelCount } = await curriculum.getLevelOverview()
  await curriculum.setLevel({ mutationId: newId(), level: levelCount, lower: 'assume' })
  const atLast = { level: levelCount, levelCount, isCurrent: true }
  expect((await dashboard.get()).level).toMatchObject({ ...atLast, state: 'open' })

  const learnt: Awaited<ReturnType<typeof doLessons>> = []
  for (;;) {
    const batch = await doLessons(learner, world.now)
    if (batch.length === 0) break
    learnt.push(...batch)
  }
  const { items } = await curriculum.listKanji({ curriculumLevel: levelCount })
  const card = learnt.find(({ subjectId }) => items.some((each) => each.subjectId === subjectId))
  if (card === undefined) throw new Error('no kanji of the last level was learnt')
  pass(dayMs)
  await knowAll(learner.userId)
  await study.submitReviews({ reviews: [answerTo(card, world.now)] })

  const { level } = await dashboard.get()
  expect(level).toMatchObject({ ...atLast, state: 'passed', blockers: [] })
  const rows = await readStudyRows(world.userDb, learner.userId)
  expect(rows.level_progress).toHaveLength(levelCount)
})

/** Does every lesson of a level at once. */
async function learnLevel({ api }: Learner, level: number) {
  const { curriculum, study } = api.kanji
  const filter = { curriculumLevel: level, limit: 500 }
  const lists = [
    await curriculum.listComponents({ level }),
    await curriculum.listKanji(filter),
    await curriculum.listWords(filter),
  ]
  const subjectIds = lists.flatMap(({ items }) => items.filter(({ isCore }) => isCore))
  pass(60_000)
  const items = subjectIds.map(({ subjectId }) => ({
    lessonId: newId(),
    subjectId,
    misses: 0,
    completedAt: world.now.toISOString(),
  }))
  for (let from = 0; from < items.length; from += 20) {
    await study.completeLessons({ items: items.slice(from, from + 20) })
  }
  pass(dayMs)
}

/** All that was learnt is known well, and a day's answer tells so. */
async function knowWhatWasLearnt({ api, userId }: Learner) {
  await knowAll(userId)
  const wish = { sessionId: newId(), mode: 'reviews' as const, size: 1 }
  const { cards } = await api.kanji.study.startSession(wish)
  const reviews = cards.map((each) => answerTo(each, world.now))
  await api.kanji.study.submitReviews({ reviews })
}

/** Somebody who has passed all three levels, the last one by study. */
async function passEverything() {
  const learner = await world.signIn()
  await onboard(learner, {}, { startLevel: 3, isLowerAssumed: true })
  await learnLevel(learner, 3)
  await knowWhatWasLearnt(learner)
  const { level } = await learner.api.kanji.dashboard.get()
  expect(level).toMatchObject({ level: 3, state: 'passed' })
  return learner
}

test.each([
  [1, 'the first'],
  [2, 'a middle'],
  [3, 'the last'],
])(
  'who starts over from level %i, %s, that was passed can go on, and take it back',
  async (from) => {
    const learner = await passEverything()
    const { curriculum, dashboard } = learner.api.kanji
    const before = await readStudyRows(world.userDb, learner.userId)
    const reset = { mutationId: newId(), level: from, isReset: true }
    const { overview, resetId } = await curriculum.setLevel(reset)
    expect(overview).toMatchObject({ level: from, state: 'open', passedAt: null, isAssumed: false })
    expect(overview.kanjiReached).toBe(0)

    for (let level = from; level <= 3; level += 1) {
      const { state } = await curriculum.getLevelOverview({ curriculumLevelId: level })
      expect(`level ${level} is ${state}`).toBe(`level ${level} is open`)
      await learnLevel(learner, level)
    }
    await knowWhatWasLearnt(learner)
    const { levels } = await curriculum.getLevelOverview()
    expect(levels.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed'])
    const { availability } = await dashboard.get()
    expect(availability.lessons).toMatchObject({ available: 0, reason: 'done' })

    const back = await curriculum.restoreLevels({ mutationId: newId(), resetId: resetId ?? '' })
    expect(back.overview).toMatchObject({ level: 3, state: 'passed' })
    const after = await readStudyRows(world.userDb, learner.userId)
    expect(after.level_progress).toEqual(before.level_progress)
    expect(after.card).toHaveLength(before.card.length)
  },
)

test('what is taken back has its level and dates, and lessons done since take nothing from it', async () => {
  const learner = await passEverything()
  const { curriculum } = learner.api.kanji
  const before = await readStudyRows(world.userDb, learner.userId)
  const reset = async (level: number) =>
    (await curriculum.setLevel({ mutationId: newId(), level, isReset: true })).resetId ?? ''
  const first = await reset(3)
  await learnLevel(learner, 3)
  await reset(1)
  await learnLevel(learner, 1)
  // Taking the older one back takes the one after it back as well.
  await curriculum.restoreLevels({ mutationId: newId(), resetId: first })
  const after = await readStudyRows(world.userDb, learner.userId)
  expect(after.card).toEqual(before.card)
  expect(after.level_progress).toEqual(before.level_progress)
  expect((await learner.api.core.user.getKanjiProductProfile()).level).toBe(3)
  expect((await curriculum.listResets()).resets).toEqual([])
})

test('who is placed has lessons on the first day, and the levels below are passed', async () => {
  const learner = await world.signIn()
  const { lessons } = await onboard(
    learner,
    { newPerDay: 15 },
    { startLevel: 3, isLowerAssumed: true },
  )
  expect(lessons.length).toBeGreaterThan(0)
  const { availability, level } = await learner.api.kanji.dashboard.get()
  expect(level).toMatchObject({ level: 3, state: 'open' })
  expect(availability).toMatchObject({ brake: null, lessons: { reason: 'ok' } })
  const below = await learner.api.kanji.curriculum.getLevelOverview({ curriculumLevelId: 2 })
  expect(below).toMatchObject({ state: 'passed', isAssumed: true })
})

test('who goes up a level has lessons on that day, by either way', async () => {
  for (const lower of ['assume', 'keep'] as const) {
    const learner = await world.signIn()
    await onboard(learner, { newPerDay: 15 })
    const { curriculum, study } = learner.api.kanji
    await curriculum.setLevel({ mutationId: newId(), level: 2, lower })
    const { items } = await study.startSession({ sessionId: newId(), mode: 'lessons' })
    expect(items.length).toBeGreaterThan(0)
    // Beside what these kanji are made of.
    expect(items.some(({ kind, level }) => kind === 'kanji' && level === 2)).toBe(true)
    const { state } = await curriculum.getLevelOverview({ curriculumLevelId: 1 })
    expect(state).toBe(lower === 'assume' ? 'passed' : 'open')
  }
})

/** As earlier versions left a learner: levels that were taken for known are open and not passed. */
const forgetPassing = statement(`
  UPDATE level_progress SET passed_at = NULL, source = 1 WHERE user_id = $1`)

test('levels that an earlier version left behind heal when anybody looks', async () => {
  const learner = await world.signIn()
  await onboard(learner, {}, { startLevel: 3, isLowerAssumed: true })
  await world.userDb.run(forgetPassing, [learner.userId])
  const { levels } = await learner.api.kanji.curriculum.getLevelOverview()
  expect(levels.map(({ state }) => state)).toEqual(['passed', 'passed', 'open'])
})

describe('a level that the brake keeps shut', () => {
  /** Somebody with one minute's worth of patience: what is learnt fills it at once. */
  async function beBraked() {
    const learner = await world.signIn()
    await onboard(learner, { newPerDay: 100, minutesPerDay: 5 })
    await learnLevel(learner, 1)
    const { availability } = await learner.api.kanji.dashboard.get()
    return { learner, availability }
  }
  const endOn = (days: number) => new Date(Date.parse('2026-04-01T19:00:00Z') + days * dayMs)

  test('is told with its reason, stops no lesson of its own, and opens by one call', async () => {
    const { learner, availability } = await beBraked()
    expect(availability).toMatchObject({
      lessons: { available: 0, leftToday: 0, reason: 'brake' },
      brake: { reasons: ['minutes'], level: 2 },
    })
    const { study, curriculum } = learner.api.kanji
    const released = await study.releaseBrake({ mutationId: newId(), choice: 'open' })
    expect(released.lessons).toMatchObject({ reason: 'ok' })
    const { state } = await curriculum.getLevelOverview({ curriculumLevelId: 2 })
    expect(state).toBe('open')
  })

  test('opens by itself in a week, at half the pace', async () => {
    const { learner, availability } = await beBraked()
    const end = { at: endOn(7).toISOString(), newPerDay: 50, isLimitKept: false }
    expect(availability.brake?.end).toEqual(end)
    pass(6 * dayMs)
    const { dashboard, preferences } = learner.api.kanji
    expect((await dashboard.get()).availability.brake?.end).toEqual(end)
    pass(dayMs)
    expect((await dashboard.get()).availability.lessons.reason).toBe('ok')
    expect((await preferences.get()).preferences.newPerDay).toBe(50)
  })

  test('opens with the whole pace for who keeps it', async () => {
    const { learner } = await beBraked()
    const { dashboard, preferences, study } = learner.api.kanji
    const kept = await study.releaseBrake({ mutationId: newId(), choice: 'keep-limit' })
    expect(kept.brake?.end).toMatchObject({ newPerDay: 100, isLimitKept: true })
    pass(7 * dayMs)
    expect((await dashboard.get()).availability.lessons.reason).toBe('ok')
    expect((await preferences.get()).preferences.newPerDay).toBe(100)
  })

  test('opens at once at half the pace for who wants that', async () => {
    const { learner } = await beBraked()
    const { preferences, study } = learner.api.kanji
    const halved = await study.releaseBrake({ mutationId: newId(), choice: 'halve' })
    expect(halved.lessons.reason).toBe('ok')
    expect((await preferences.get()).preferences.newPerDay).toBe(50)
  })

  test('stays shut in a vacation, and nothing is said of it', async () => {
    const { learner } = await beBraked()
    const { preferences, study } = learner.api.kanji
    await preferences.update({ mutationId: newId(), preferences: { isOnVacation: true } })
    pass(9 * dayMs)
    const away = await study.getStudyAvailability()
    expect(away).toMatchObject({ brake: null, reason: 'vacation', lessons: { reason: 'vacation' } })
  })
})

test('a level whose turn came during a vacation opens when it ends, though nobody answered', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { curriculum, preferences } = learner.api.kanji
  await preferences.update({ mutationId: newId(), preferences: { isOnVacation: true } })
  await learnLevel(learner, 1)
  const findState = async () => (await curriculum.getLevelOverview({ curriculumLevelId: 2 })).state
  expect(await findState()).toBe('locked')
  await preferences.update({ mutationId: newId(), preferences: { isOnVacation: false } })
  expect(await findState()).toBe('open')
})
