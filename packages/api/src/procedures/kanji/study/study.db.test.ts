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

  pass(3 * dayMs)
  const due = await api.kanji.study.getStudyAvailability()
  expect(due.reviews.due).toBe(cards.length)
  const session = await api.kanji.study.startSession({ sessionId: newId(), mode: 'reviews' })
  expect(session.cards).toHaveLength(cards.length)
  const { results, cards: answered } = await api.kanji.study.submitReviews({
    sessionId: session.session.sessionId,
    reviews: session.cards.map((card) => answerTo(card, world.now)),
  })
  expect(results.every(({ status }) => status === 'applied')).toBe(true)
  expect(answered.every(({ reps, streak }) => reps === 2 && streak === 2)).toBe(true)
  expect((await api.kanji.study.getStudyAvailability()).reviews.due).toBe(0)
  const live = await api.kanji.study.getActiveSession()
  expect(live.session).toMatchObject({ answered: cards.length, correct: cards.length })
})
