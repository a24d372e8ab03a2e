import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, expect, test } from 'vitest'
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
  return (await api.kanji.sync.changes({ sinceRevision: 0, limit: 5000 })).cards
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
  const known = cards.find((each) => each.facet === 'meaning')
  const forgotten = cards.find(
    (each) => each.facet === 'meaning' && each.subjectId !== known?.subjectId,
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
  const before = await readStudyRows(world.userDb, learner.userId)
  const reset = () => curriculum.setLevel({ mutationId: newId(), level: 1, isReset: true })
  const { resetId } = await reset()
  pass(29 * dayMs)
  await curriculum.restoreLevels({ mutationId: newId(), resetId: resetId ?? '' })
  expect((await readStudyRows(world.userDb, learner.userId)).card).toEqual(before.card)
  const again = await reset()
  pass(31 * dayMs)
  expect((await curriculum.listResets()).resets).toEqual([])
  await expect(
    curriculum.restoreLevels({ mutationId: newId(), resetId: again.resetId ?? '' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('mixed lessons bring words beside kanji, in order they bring the kanji first', async () => {
  const learner = await world.signIn()
  await onboard(learner, {}, { startLevel: 2, isLowerAssumed: true })
  const { preferences, study } = learner.api.kanji
  const kindsOfBatch = async () => {
    const { items } = await study.startSession({ sessionId: newId(), mode: 'lessons' })
    return new Set(items.map(({ kind }) => kind))
  }
  expect(await kindsOfBatch()).not.toContain('word')
  await preferences.update({ mutationId: newId(), preferences: { lessonOrder: 'mixed' } })
  // Words of level 2 that need only kanji of level 1.
  expect(await kindsOfBatch()).toContain('word')
})

/** All at medium, due now and high after one more answer, with which it is heard of. */
const knowAll = statement(`
  UPDATE card
  SET    state = 2, s = 29, due_at = $2, last_day = last_day - 29,
         last_review_at = last_review_at - interval '29 days',
         rev = (SELECT rev + 1 FROM kanji_profile WHERE user_id = $1)
  WHERE  user_id = $1`)

test('the last level is passed like any other, and opens nothing', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { curriculum, dashboard, study } = learner.api.kanji
  const { levelCount } = await curriculum.getLevelOverview()
  await curriculum.setLevel({ mutationId: newId(), level: levelCount, lower: 'assume' })
  const atLast = { level: levelCount, levelCount, isCurrent: true }
  expect((await dashboard.get()).level).toMatchObject({ ...atLast, state: 'open' })

  // Components first, then what they are in.
  const learnt = [
    ...(await doLessons(learner, world.now)),
    ...(await doLessons(learner, world.now)),
  ]
  const { items } = await curriculum.listKanji({ curriculumLevel: levelCount })
  const card = learnt.find(({ subjectId }) => items.some((each) => each.subjectId === subjectId))
  if (card === undefined) throw new Error('no kanji of the last level was learnt')
  pass(dayMs)
  await world.userDb.run(knowAll, [learner.userId, world.now])
  await study.submitReviews({ reviews: [answerTo(card, world.now)] })

  const { level } = await dashboard.get()
  expect(level).toMatchObject({ ...atLast, state: 'passed', blockers: [] })
  const rows = await readStudyRows(world.userDb, learner.userId)
  expect(rows.level_progress).toHaveLength(levelCount)
})
