import { beforeEach, expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'

const world = createWorld()
const dayMs = 86_400_000

beforeEach(() => {
  world.now = new Date('2026-04-01T12:00:00Z')
})
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}

test('a level tells how many of its items stand where, and they add up', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  await doLessons(learner, world.now)
  const overview = await learner.api.kanji.curriculum.getLevelOverview()
  expect(overview).toMatchObject({ level: 1, state: 'open', isCurrent: true })
  for (const { total, due: _, ...states } of [
    overview.components,
    overview.kanji,
    overview.words,
  ]) {
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(total)
  }
  expect(overview.levels).toHaveLength(overview.levelCount)
  const byId = await learner.api.kanji.curriculum.getLevelOverview({ curriculumLevelId: 1 })
  expect(byId).toEqual(overview)
  await expect(
    learner.api.kanji.curriculum.getLevelOverview({ curriculumLevelId: 60 }),
  ).rejects.toThrow(/No such level/)
})

test('the filters of the catalogs are combined, and their counts are of what is left', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  await doLessons(learner, world.now)
  const { curriculum } = learner.api.kanji
  const all = await curriculum.listKanji({})
  expect(all.total).toBe(all.items.length)
  const unlocked = await curriculum.listKanji({ lock: 'unlocked' })
  const locked = await curriculum.listKanji({ lock: 'locked' })
  expect(unlocked.total + locked.total).toBe(all.total)
  const low = await curriculum.listKanji({ progress: 'low' })
  expect(low.items.every(({ progress }) => progress === 'low')).toBe(true)
  const [first] = all.items
  const strokes = [first?.strokeCount ?? 0]
  const some = await curriculum.listKanji({ strokes, order: 'jlpt' })
  expect(some.items.every(({ strokeCount }) => strokes.includes(strokeCount ?? -1))).toBe(true)
  expect(some.sections.reduce((sum, { count }) => sum + count, 0)).toBe(some.total)
  const n5 = await curriculum.listKanji({ jlpt: 'N5' })
  expect(n5.sections).toMatchObject([{ jlpt: 'N5', count: n5.total }])
  const page = await curriculum.listKanji({ limit: 1 })
  const next = await curriculum.listKanji({ limit: 1, cursor: page.nextCursor })
  expect(next.items[0]?.subjectId).toBe(all.items[1]?.subjectId)
  await expect(curriculum.listKanji({ cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('words are found by their kanji, and kanji by a word that they write', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { curriculum } = learner.api.kanji
  const words = await curriculum.listWords({ limit: 500 })
  const [word] = words.items
  if (word?.spellingId == null) throw new Error('the tiny curriculum has no word')
  const kanji = await curriculum.listKanji({ wordSpellingId: word.spellingId })
  expect(kanji.total).toBeGreaterThan(0)
  for (const { literal } of kanji.items) expect(word.literal).toContain(literal)
  const ofKanji = await curriculum.listWords({ kanjiId: kanji.items[0]?.literal ?? '' })
  expect(
    ofKanji.items.every(({ literal }) => literal.includes(kanji.items[0]?.literal ?? '?')),
  ).toBe(true)
})

test('a component tells the kanji that have it', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { curriculum } = learner.api.kanji
  const { items } = await curriculum.listComponents()
  const [component] = items
  if (component === undefined) throw new Error('the tiny curriculum has no component')
  const overview = await curriculum.getComponentOverview(component.subjectId)
  expect(overview.component).toEqual(component)
  expect(overview.names.length).toBeGreaterThan(0)
  await expect(curriculum.getComponentOverview(29_999_999)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a level is passed when nine in ten kanji were known well enough, and stays so', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { api } = learner
  const { levelCount } = await api.kanji.curriculum.getLevelOverview()
  for (let round = 0; round < 40; round += 1) {
    await doLessons(learner, world.now)
    const { cards } = await api.kanji.study.startSession({
      sessionId: newId(),
      mode: 'reviews',
      size: 50,
    })
    if (cards.length > 0) {
      await api.kanji.study.submitReviews({
        reviews: cards.map((card) => answerTo(card, world.now)),
      })
    }
    pass(dayMs)
    const { state } = await api.kanji.curriculum.getLevelOverview({ curriculumLevelId: 1 })
    if (state === 'passed') break
  }
  const first = await api.kanji.curriculum.getLevelOverview({ curriculumLevelId: 1 })
  expect(first).toMatchObject({ state: 'passed', blockers: [] })
  expect(first.kanjiReached).toBeGreaterThanOrEqual(first.kanjiNeeded)
  expect(first.passedAt).not.toBeNull()
  // Lessons ran short long before that, so that other levels are open.
  const profile = await api.core.user.getKanjiProductProfile()
  expect(profile.level).toBeGreaterThan(Math.min(1, levelCount - 1))
  expect(first.words.locked).toBe(0)

  // Answers that come late: with them the kanji are forgotten now, and were known once all the same.
  const { cards: all } = await api.kanji.sync.changes({ sinceRevision: 0 })
  const isKanji = ({ subjectId }: { subjectId: number }) => Math.floor(subjectId / 1e7) === 2
  const late = new Date(world.now.getTime() - dayMs)
  const reviews = all.filter(isKanji).map((card) => answerTo(card, late, { rating: 1 }))
  const { results } = await api.kanji.study.submitReviews({ reviews: reviews.slice(0, 50) })
  expect(results.some(({ status }) => status === 'applied')).toBe(true)
  const after = await api.kanji.curriculum.getLevelOverview({ curriculumLevelId: 1 })
  expect(after.kanji.low).toBeGreaterThan(first.kanji.low)
  expect(after.state).toBe('passed')
})

test('a level opens when lessons run short: the limit alone sets the pace', async () => {
  const learner = await world.signIn()
  await onboard(learner, { newPerDay: 50 })
  const { curriculum, study } = learner.api.kanji
  const days: { newCards: number; level: number; left: number }[] = []
  for (let day = 0; day < 5; day += 1) {
    const batches = [
      await doLessons(learner, world.now),
      await doLessons(learner, world.now),
      await doLessons(learner, world.now),
      await doLessons(learner, world.now),
    ]
    pass(60_000)
    const { levels } = await curriculum.getLevelOverview()
    const level = levels.filter(({ state }) => state !== 'locked').length
    const { lessons } = await study.getStudyAvailability()
    days.push({ newCards: batches.flat().length, level, left: lessons.available })
    pass(dayMs)
  }
  // Nobody answered a review, so nothing was passed; a lesson that was begun is let in whole.
  for (const { newCards } of days) expect([50, 51]).toContain(newCards)
  expect(days[0]?.level).toBe(1)
  expect(days.at(-1)?.level).toBeGreaterThan(1)
  // Fewer items than a day's are left only where there is no other level.
  expect(days.every(({ left, level }) => left >= 25 || level === 3)).toBe(true)
})

test('a jump resets nothing, and there is no level beyond the last', async () => {
  const learner = await world.signIn()
  const { api } = learner
  await onboard(learner)
  const jump = { mutationId: newId(), level: 1, lower: 'assume' as const }
  const { resetId } = await api.kanji.curriculum.setLevel(jump)
  expect(resetId).toBeNull()
  await expect(
    api.kanji.curriculum.setLevel({ mutationId: newId(), level: 60 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a reset of levels empties them, and can be taken back for 30 days', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  const { curriculum, sync } = learner.api.kanji
  const before = await curriculum.getLevelOverview()
  const { overview, resetId } = await curriculum.setLevel({
    mutationId: newId(),
    level: 1,
    isReset: true,
  })
  expect(overview.kanji.low + overview.components.low + overview.words.low).toBe(0)
  const { resets } = await curriculum.listResets()
  expect(resets).toMatchObject([{ resetId, fromLevel: 1, cardCount: cards.length }])
  await curriculum.restoreLevels({ mutationId: newId(), resetId: resetId ?? '' })
  expect(await curriculum.getLevelOverview()).toEqual(before)
  const now = await sync.changes({ sinceRevision: 0 })
  const withoutRevision = (all: typeof cards) =>
    all
      .map(({ revision: _, ...card }) => card)
      .toSorted((a, b) => a.subjectId - b.subjectId || (a.facet < b.facet ? -1 : 1))
  expect(withoutRevision(now.cards)).toEqual(withoutRevision(cards))
})

test('"study this" brings a lesson forward, and dictionary pages know the own state', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { curriculum, study } = learner.api.kanji
  const { items } = await curriculum.listKanji({ lock: 'locked' })
  const [locked] = items.length > 0 ? items : (await curriculum.listKanji({})).items.slice(-1)
  if (locked === undefined) throw new Error('no kanji')
  const thing = { kind: 'kanji' as const, kanjiId: locked.literal }
  const { tile } = await study.addToLessons({ mutationId: newId(), thing })
  expect(tile).toMatchObject({ isWanted: true, lock: 'unlocked' })
  const { lessons } = await study.startSession({ sessionId: newId(), mode: 'lessons' })
  expect(lessons).toContain(locked.subjectId)
  const states = await study.listStates({ kanjiIds: [locked.literal, '龘'] })
  expect(states.kanji).toEqual([
    {
      kanjiId: locked.literal,
      subjectId: locked.subjectId,
      state: 'none',
      isWanted: true,
      isSuspended: false,
    },
    { kanjiId: '龘', subjectId: null, state: 'none', isWanted: false, isSuspended: false },
  ])
  await study.removeFromLessons({ mutationId: newId(), thing })
  const after = await study.listStates({ kanjiIds: [locked.literal] })
  expect(after.kanji[0]?.isWanted).toBe(false)
  await expect(
    study.addToLessons({ mutationId: newId(), thing: { kind: 'kanji', kanjiId: '龘' } }),
  ).rejects.toThrow('not-in-curriculum')
})

test('preferences are kept, a zone that is none is refused, and a vacation hides what is due', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  await doLessons(learner, world.now)
  const { preferences, study } = learner.api.kanji
  await expect(
    preferences.update({ mutationId: newId(), preferences: { zone: 'Mars/Olympus' } }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await preferences.update({ mutationId: newId(), preferences: { retention: 0.85 } })
  await preferences.update({ mutationId: newId(), preferences: { isOnVacation: true } })
  const kept = await preferences.get()
  expect(kept.preferences).toMatchObject({
    retention: 0.85,
    zone: 'Asia/Tokyo',
    isOnVacation: true,
  })
  pass(5 * dayMs)
  expect(await study.getStudyAvailability()).toMatchObject({
    reason: 'vacation',
    reviews: { due: 0 },
  })
  await preferences.update({ mutationId: newId(), preferences: { isOnVacation: false } })
  expect((await study.getStudyAvailability()).reviews.due).toBeGreaterThan(0)
})

test('the placement asks until it knows enough, and the same answers ask the same', async () => {
  const { api } = await world.signIn()
  const answers: { subjectId: number; isRight: boolean }[] = []
  let asked = await api.kanji.onboarding.nextQuestion({ answers })
  expect(asked).toEqual(await api.kanji.onboarding.nextQuestion({ answers, kana: 'fluent' }))
  while (asked.question !== null) {
    answers.push({ subjectId: asked.question.item.subjectId, isRight: false })
    asked = await api.kanji.onboarding.nextQuestion({ answers })
  }
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.length).toBeLessThanOrEqual(25)
  expect(asked.startLevel).toBe(1)
})

test('own synonyms and notes come with the item', async () => {
  const learner = await world.signIn()
  const { lessons } = await onboard(learner)
  const { study } = learner.api.kanji
  const subjectId = lessons[0] ?? 0
  await study.setNote({ mutationId: newId(), subjectId, synonyms: ['beak'] })
  await study.setNote({ mutationId: newId(), subjectId, note: 'looks like a bird' })
  const { item } = await study.getItem({ subjectId })
  expect(item).toMatchObject({ synonyms: ['beak'], note: 'looks like a bird' })
})
