import { fromWireCard } from '@kotonoha/contract/kanji/wire-card'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { chooseDue, toReviewLimit } from '@kotonoha/study/session/choose-due'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'

const world = createWorld()
const hourMs = 3_600_000
const dayMs = 24 * hourMs

beforeEach(() => {
  world.now = new Date('2026-04-01T12:00:00Z')
})
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}

test('before onboarding every question of studying says that there is no profile', async () => {
  const { api } = await world.signIn()
  const questions = [
    () => api.core.user.getKanjiProductProfile(),
    () => api.kanji.dashboard.get(),
    () => api.kanji.curriculum.getLevelOverview(),
    () => api.kanji.study.getStudyAvailability(),
    () => api.kanji.sync.changes({ sinceRevision: 0 }),
    () =>
      api.kanji.study.submitReviews({
        reviews: [answerTo({ subjectId: 20_000_000, facet: 'meaning', reps: 0 }, world.now)],
      }),
  ]
  for (const question of questions) {
    await expect(question()).rejects.toThrow('no-profile-kanji-product')
  }
})

test('who has a profile and no level open has not begun, whatever is asked', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { api, userId } = learner
  await world.userDb.run(statement('DELETE FROM level_progress WHERE user_id = $1'), [userId])
  for (const question of [
    () => api.core.user.getKanjiProductProfile(),
    () => api.kanji.dashboard.get(),
    () => api.kanji.curriculum.getLevelOverview(),
  ]) {
    await expect(question()).rejects.toThrow('kanji-curriculum-no-unlocked-levels')
  }
})

test('a learner is placed, does a lesson, and reviews it the days after', async () => {
  const learner = await world.signIn()
  const { api } = learner
  const { lessons } = await onboard(learner)
  expect(lessons.length).toBeGreaterThan(0)
  const before = await api.kanji.dashboard.get()
  expect(before.availability.reason).toBe('ok')
  expect(before.availability.lessons.available).toBeGreaterThan(0)

  const cards = await doLessons(learner, world.now)
  expect(cards.every(({ phase, reps }) => phase === 'review' && reps === 1)).toBe(true)
  const after = await api.kanji.dashboard.get()
  expect(after.goal).toMatchObject({ lessonsDone: lessons.length, isReached: true })
  expect(after.streak.current).toBe(1)
  expect(after.buckets.low).toBe(lessons.length)
  const low = Object.values(after.bucketsByKind).map((kind) => kind.low)
  expect(low.reduce((sum, count) => sum + count)).toBe(lessons.length)

  pass(3 * dayMs)
  const due = await api.kanji.study.getStudyAvailability()
  expect(due.reviews.due).toBe(cards.length)
  const session = await api.kanji.study.startSession({ sessionId: newId(), mode: 'reviews' })
  expect(session.cards).toHaveLength(cards.length)
  const { results, cards: answered } = await api.kanji.study.submitReviews({
    sessionId: session.session.sessionId,
    reviews: session.cards.toReversed().map((card, place) => {
      return answerTo(card, new Date(world.now.getTime() - place * 1000))
    }),
  })
  expect(results.every(({ status }) => status === 'applied')).toBe(true)
  expect(answered.every(({ reps, streak }) => reps === 2 && streak === 2)).toBe(true)
  expect((await api.kanji.study.getStudyAvailability()).reviews.due).toBe(0)
  const live = await api.kanji.study.getActiveSession()
  expect(live.session).toMatchObject({ answered: cards.length, correct: cards.length })
  // The log tells what another device need not ask, and forgets what was taken back.
  const names = session.cards.map(({ subjectId, facet }) => `${subjectId}/${facet}`)
  // Only the latest answers can be taken back.
  const [last, ...others] = names.toReversed()
  const listAsked = (answers: typeof live.answers) =>
    answers.map(({ subjectId, facet }) => `${subjectId}/${facet}`).toSorted()
  expect(listAsked(live.answers)).toEqual(names.toSorted())
  const taken = live.answers.find((each) => `${each.subjectId}/${each.facet}` === last)
  await api.kanji.study.undo({ reviewId: taken?.reviewId ?? '' })
  const { answers } = await api.kanji.study.getActiveSession()
  expect(listAsked(answers)).toEqual(others.toSorted())
})

/** A learner whose first cards are due. */
async function withDueCards() {
  const learner = await world.signIn()
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  pass(3 * dayMs)
  return { ...learner, cards }
}

test('an answer counts once, however often it is sent', async () => {
  const { api, cards } = await withDueCards()
  const reviews = cards.slice(0, 3).map((card) => answerTo(card, world.now))
  const first = await api.kanji.study.submitReviews({ reviews })
  const again = await api.kanji.study.submitReviews({ reviews: [...reviews, ...reviews] })
  expect(again.results.every(({ status }) => status === 'duplicate')).toBe(true)
  expect(again.cards.map(({ revision: _, ...card }) => card)).toEqual(
    first.cards.map(({ revision: _, ...card }) => card),
  )
  const { goal } = await api.kanji.dashboard.get()
  expect(goal.reviewsDone).toBe(3)
})

test('of two answers to the same due, the earlier one schedules, whichever comes first', async () => {
  const { api, cards } = await withDueCards()
  const [card] = cards
  if (card === undefined) throw new Error('no card')
  const early = answerTo(card, new Date(world.now.getTime() - 2 * hourMs), { rating: 1 })
  const late = answerTo(card, new Date(world.now.getTime() - hourMs))
  const first = await api.kanji.study.submitReviews({ reviews: [late] })
  expect(first.results[0]?.status).toBe('applied')
  const second = await api.kanji.study.submitReviews({ reviews: [early] })
  expect(second.results[0]?.status).toBe('applied')
  expect(second.cards[0]).toMatchObject({ phase: 'relearning', lapses: 1, reps: 2 })
  const { goal } = await api.kanji.dashboard.get()
  expect(goal).toMatchObject({ reviewsDone: 1, reviewsCorrect: 0 })
})

test('undo brings back the very card, and the counts of the day and the session', async () => {
  const { api, cards } = await withDueCards()
  const sessionId = newId()
  await api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const [card, other] = cards
  if (card === undefined || other === undefined) throw new Error('no cards')
  await api.kanji.study.submitReviews({ sessionId, reviews: [answerTo(other, world.now)] })
  const before = await api.kanji.study.getItem({ subjectId: card.subjectId })
  const dashboard = await api.kanji.dashboard.get()
  const review = answerTo(card, world.now, { rating: 1 })
  await api.kanji.study.submitReviews({ sessionId, reviews: [review] })
  await api.kanji.study.undo({ reviewId: review.reviewId })
  await api.kanji.study.undo({ reviewId: review.reviewId })
  const withoutRevision = ({ cards: all }: typeof before) =>
    all.map(({ revision: _, ...each }) => each)
  const after = await api.kanji.study.getItem({ subjectId: card.subjectId })
  expect(withoutRevision(after)).toEqual(withoutRevision(before))
  const restored = await api.kanji.dashboard.get()
  expect(restored.goal).toEqual(dashboard.goal)
  expect(restored.streak).toEqual(dashboard.streak)
  expect(restored.activeSession).toMatchObject({ answered: 1, correct: 1 })
  // Sent again by a device that missed the answer, it stays undone.
  const again = await api.kanji.study.submitReviews({ sessionId, reviews: [review] })
  expect(again.results[0]?.status).toBe('duplicate')
})

test('only the last ten answers of the latest session can be taken back', async () => {
  const { api, cards } = await withDueCards()
  const sessionId = newId()
  await api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const reviews = cards
    .slice(0, 11)
    .map((card, index) => answerTo(card, new Date(world.now.getTime() - (20 - index) * 1000)))
  await api.kanji.study.submitReviews({ sessionId, reviews })
  const [first, second] = reviews
  await expect(api.kanji.study.undo({ reviewId: first?.reviewId ?? '' })).rejects.toThrow(
    'undo-too-late',
  )
  await api.kanji.study.startSession({ sessionId: newId(), mode: 'practice', practice: 'level' })
  await expect(api.kanji.study.undo({ reviewId: second?.reviewId ?? '' })).rejects.toThrow(
    'undo-too-late',
  )
  await expect(api.kanji.study.undo({ reviewId: newId() })).rejects.toThrow('No such answer')
})

test('an override changes the grade as if it had been given so', async () => {
  const { api, cards } = await withDueCards()
  const [card, twin] = cards
  if (card === undefined || twin === undefined) throw new Error('no cards')
  const wrong = answerTo(card, world.now, { rating: 1 })
  await api.kanji.study.submitReviews({ reviews: [wrong] })
  const { card: mended } = await api.kanji.study.override({ reviewId: wrong.reviewId, rating: 3 })
  expect(mended).toMatchObject({ phase: 'review', lapses: 0, reps: 2, streak: 2 })
  const { goal } = await api.kanji.dashboard.get()
  expect(goal).toMatchObject({ reviewsDone: 1, reviewsCorrect: 1 })
})

test('a suspended item is not asked; a reset one waits for its lesson', async () => {
  const { api, cards } = await withDueCards()
  const [card] = cards
  if (card === undefined) throw new Error('no card')
  const { subjectId } = card
  const own = cards.filter((each) => each.subjectId === subjectId).length
  await api.kanji.study.suspend({ mutationId: newId(), subjectId, isSuspended: true })
  expect((await api.kanji.study.getStudyAvailability()).reviews.due).toBe(cards.length - own)
  const { cards: emptied } = await api.kanji.study.resetCard({ mutationId: newId(), subjectId })
  expect(emptied.every(({ isRemoved, isSuspended }) => isRemoved && !isSuspended)).toBe(true)
  const lessons = await api.kanji.study.startSession({ sessionId: newId(), mode: 'lessons' })
  expect(lessons.lessons).toContain(subjectId)
})

test('lessons learnt in one go are told by their items, answers of a session by their number', async () => {
  const other = await world.signIn()
  await onboard(other)
  const { progress, study } = other.api.kanji
  const sessionId = newId()
  const { lessons } = await study.startSession({ sessionId, mode: 'lessons' })
  const completedAt = world.now.toISOString()
  const items = lessons.map((subjectId) => {
    return { lessonId: newId(), subjectId, misses: 0, completedAt }
  })
  const { cards } = await study.completeLessons({ sessionId, items })
  expect(cards.length).toBeGreaterThan(items.length)
  await study.endSession({ sessionId })
  const session = { sessionId: newId(), mode: 'practice', practice: 'level' } as const
  const [card] = (await study.startSession(session)).cards
  if (card === undefined) throw new Error('nothing to practise')
  const reviews = [answerTo(card, world.now, { rating: 3 })]
  await study.submitReviews({ sessionId: session.sessionId, reviews })
  await study.endSession({ sessionId: session.sessionId })

  const { events } = await progress.listEvents({})
  const told = events.map(({ type, count }) => `${type} ${count}`)
  expect(told).toContain(`lesson-batch ${lessons.length}`)
  expect(told.filter((each) => each.startsWith('session-ended'))).toEqual(['session-ended 1'])
})

test('a device without a network asks what the server would, in the same order and under the same cap', async () => {
  const { api } = await withDueCards()
  const [first] = (await api.kanji.study.getQueueAhead({})).cards
  if (first === undefined) throw new Error('no card')
  await api.kanji.preferences.update({ mutationId: newId(), preferences: { reviewCap: 50 } })
  await api.kanji.study.submitReviews({ reviews: [answerTo(first, world.now)] })
  // Started over: its lesson counts on from here, so the device is told of what is no card.
  const { subjectId } = first
  await api.kanji.study.resetCard({ mutationId: newId(), subjectId })
  const pack = await api.kanji.study.getQueueAhead({})
  expect(pack.today).toMatchObject({ reviews: 1 })
  expect((await api.kanji.sync.changes({ sinceRevision: pack.revision })).today).toEqual(pack.today)
  expect(pack.lessons).toContain(subjectId)
  const emptied = pack.cards.find(
    (each) => each.subjectId === subjectId && each.facet === 'meaning',
  )
  expect(emptied).toMatchObject({ isRemoved: true, dueAt: null })

  const { preferences } = pack.profile
  const reviewsToday = pack.today.reviews
  for (const size of [undefined, 3]) {
    const sessionId = newId()
    const limit = toReviewLimit(preferences, { ...preferences, reviewsToday }, size)
    const onDevice = chooseDue(pack.cards.map(fromWireCard), {
      ...preferences,
      sessionId,
      atMs: Date.parse(pack.now),
      calendar: createLearnerCalendar(preferences),
      model: createMemoryModel(preferences),
      limit,
    })
    const wish = { sessionId, mode: 'reviews', ...(size !== undefined && { size }) } as const
    const onServer = await api.kanji.study.startSession(wish)
    expect(onServer.cards.length).toBeGreaterThan(2)
    expect(onServer.cards.map(toQuestionKey)).toEqual(onDevice.map(toQuestionKey))
    // Its answer was lost: asked again it is the same session.
    expect((await api.kanji.study.startSession(wish)).cards).toEqual(onServer.cards)
  }
})

test('a device hears of changes since it last asked, and other browsers are told', async () => {
  const { api, cards, userId } = await withDueCards()
  const all = await api.kanji.sync.changes({ sinceRevision: 0 })
  expect(all.cards).toHaveLength(cards.length)
  const [card] = cards
  if (card === undefined) throw new Error('no card')
  const { revision } = await api.kanji.study.submitReviews({
    reviews: [answerTo(card, world.now)],
  })
  const news = await api.kanji.sync.changes({ sinceRevision: all.revision })
  expect(news.cards.map(({ subjectId, facet }) => ({ subjectId, facet }))).toEqual([
    { subjectId: card.subjectId, facet: card.facet },
  ])
  expect(news.revision).toBe(revision)
  expect(world.nudges.at(-1)).toEqual({ userId, revision, kinds: ['cards'] })
  const pieces = await api.kanji.sync.changes({ sinceRevision: 0, limit: 1 })
  expect(pieces.hasMore).toBe(true)
})

test('a session goes on on another device, and the first one is told that it is behind', async () => {
  const { api, userId } = await withDueCards()
  const sessionId = newId()
  await api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const save = { sessionId, version: 1, document: '{"at":1}', left: 9 }
  expect(await api.kanji.study.saveSession(save)).toEqual({ version: 2 })
  expect(await api.kanji.study.saveSession(save)).toEqual({ version: 2 })
  const laptop = await world.signIn({ userId })
  const { session } = await laptop.api.kanji.study.getActiveSession()
  expect(session).toMatchObject({ document: '{"at":1}', left: 9, device: 'Firefox on Linux' })
  await laptop.api.kanji.study.saveSession({ ...save, version: 2, document: '{"at":2}' })
  await expect(
    api.kanji.study.saveSession({ ...save, version: 2, document: '{"at":3}' }),
  ).rejects.toThrow('stale-session')
  pass(25 * hourMs)
  expect((await api.kanji.study.getActiveSession()).session).toBeNull()
})

test('asking for reviews where none is due leaves no session behind', async () => {
  const { api } = await withDueCards()
  pass(-3 * dayMs + hourMs)
  const { cards } = await api.kanji.study.startSession({ sessionId: newId(), mode: 'reviews' })
  expect(cards).toEqual([])
  expect((await api.kanji.study.getActiveSession()).session).toBeNull()
  expect((await api.kanji.dashboard.get()).activeSession).toBeNull()
})

test('what is due is foretold by hours and days, and told card by card', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  const { api } = learner
  const forecast = await api.kanji.progress.getForecast()
  expect(forecast.hours).toHaveLength(48)
  expect(forecast.days.at(-1)?.total).toBe(cards.length)
  const day = forecast.days.findIndex(({ total }) => total > 0)
  const from = forecast.days[day]?.startsAt ?? ''
  const until = forecast.days[day + 1]?.startsAt ?? ''
  const list = await api.kanji.progress.listDue({ from, until })
  expect(list.total).toBe(forecast.days[day]?.total)
})

test('an answer about something that is no card is refused by itself, and the others count', async () => {
  const { api, cards } = await withDueCards()
  const [card] = cards
  if (card === undefined) throw new Error('no card')
  const { results } = await api.kanji.study.submitReviews({
    reviews: [
      answerTo(card, world.now),
      answerTo({ subjectId: 99_999_999, facet: 'meaning', reps: 0 }, world.now),
    ],
  })
  expect(results.map(({ status }) => status)).toEqual(['applied', 'rejected'])
})

test('a clock that runs ahead or far behind is not believed', async () => {
  const { api, cards } = await withDueCards()
  const sessionId = newId()
  await api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const [ahead, behind] = cards
  if (ahead === undefined || behind === undefined) throw new Error('no cards')
  const { cards: answered } = await api.kanji.study.submitReviews({
    sessionId,
    reviews: [
      answerTo(ahead, new Date(world.now.getTime() + dayMs)),
      answerTo(behind, new Date(world.now.getTime() - 2 * dayMs)),
    ],
  })
  const times = answered.map(({ lastReviewedAt }) => Date.parse(lastReviewedAt ?? ''))
  expect(Math.max(...times)).toBe(world.now.getTime())
  expect(Math.min(...times)).toBe(world.now.getTime() - 5 * 60_000)
})

test('more than 120 calls in a minute are too many', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const calls = Array.from({ length: 121 }, () => learner.api.kanji.preferences.get())
  const results = await Promise.allSettled(calls)
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(1)
  expect(refused.length).toBeLessThanOrEqual(2)
  pass(60_000)
  await learner.api.kanji.preferences.get()
})
