import { beforeEach, expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'
import { readStudyRows } from '../../../testing/study-rows'

// What devices with wrong clocks, broken memories or bad intentions send: it is refused in plain
// words or put right, and never costs an answer that was given.

const world = createWorld()
const dayMs = 86_400_000

beforeEach(() => {
  world.now = new Date('2026-04-01T12:00:00Z')
})

async function withDueCards() {
  const learner = await world.signIn()
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  world.now = new Date(world.now.getTime() + 3 * dayMs)
  const [card, other] = cards
  if (card === undefined || other === undefined) throw new Error('no cards')
  return { ...learner, card, other, cards, read: () => readStudyRows(world.userDb, learner.userId) }
}

test.each([
  ['an id that is none', { reviewId: 'x' }],
  ['no such grade', { rating: 5 }],
  ['a grade between two', { rating: 2.5 }],
  ['a time that is none', { reviewedAt: 'yesterday' }],
  ['an item below all', { subjectId: 0 }],
  ['an item above all', { subjectId: 2 ** 31 }],
  ['no such facet', { facet: 'sound' }],
  ['a day before days', { learnerDay: -1 }],
  ['a day that is no number', { learnerDay: Number.NaN }],
  ['less than no time', { answerMs: -1 }],
  ['more than an hour', { answerMs: 3_600_001 }],
  ['fewer answers than none', { basedOnReps: -1 }],
  ['a novel', { answer: 'あ'.repeat(201) }],
  ['a character that the database cannot hold', { answer: 'wa\u0000ter' }],
  ['the verdict of a lesson', { verdict: 'lesson' }],
])('%s refuses the call, and nothing of it is written', async (_, change) => {
  const { api, card, other, read } = await withDueCards()
  const before = await read()
  const bad = { ...answerTo(card, world.now), ...change }
  const reviews = [answerTo(other, world.now), bad] as ReturnType<typeof answerTo>[]
  await expect(api.kanji.study.submitReviews({ reviews })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect(await read()).toEqual(before)
})

test('no answers and more than fifty are refused', async () => {
  const { api, card } = await withDueCards()
  const answers = (count: number) => Array.from({ length: count }, () => answerTo(card, world.now))
  for (const reviews of [answers(0), answers(51)]) {
    await expect(api.kanji.study.submitReviews({ reviews })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
  const { results } = await api.kanji.study.submitReviews({ reviews: answers(50) })
  expect(results.map(({ status }) => status).filter((each) => each === 'applied')).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'superseded')).toHaveLength(49)
})

test('the same answers sent many times at once count once', async () => {
  const { api, cards } = await withDueCards()
  const reviews = cards.map((card) => answerTo(card, world.now))
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => api.kanji.study.submitReviews({ reviews })),
  )
  const applied = sent.flatMap(({ results }) => results).filter((each) => each.status === 'applied')
  expect(applied).toHaveLength(cards.length)
  expect((await api.kanji.dashboard.get()).goal.reviewsDone).toBe(cards.length)
})

test('times of other centuries and days far off are put right', async () => {
  const { api, card, other, read } = await withDueCards()
  const early = { ...answerTo(card, new Date(0)), learnerDay: 0 }
  const late = { ...answerTo(other, new Date('9999-12-31T23:59:59Z')), learnerDay: 99_999 }
  const { results } = await api.kanji.study.submitReviews({ reviews: [early, late] })
  expect(results.every(({ status }) => status !== 'rejected')).toBe(true)
  const { review } = await read()
  const stored = review.find((row) => row.review_id === late.reviewId)
  expect(Date.parse(String(stored?.reviewed_at))).toBe(world.now.getTime())
  const today = Math.floor(world.now.getTime() / dayMs)
  expect(Math.abs(Number(stored?.local_day) - today)).toBeLessThanOrEqual(1)
  // An answer from before the lesson is history, and the card is as it was.
  const { cards } = await api.kanji.study.getItem({ subjectId: card.subjectId })
  expect(cards.every(({ dueAt }) => dueAt !== null)).toBe(true)
})

test('a card that nobody could have is refused alone, whatever its facet', async () => {
  const { api, cards, card } = await withDueCards()
  const kanji = cards.find(({ subjectId }) => Math.floor(subjectId / 10_000_000) === 2)
  const component = cards.find(({ subjectId }) => Math.floor(subjectId / 10_000_000) === 1)
  const impossible = [
    { subjectId: 29_999_999, facet: 'meaning' as const, reps: 0 },
    { subjectId: component?.subjectId ?? 10_000_001, facet: 'reading' as const, reps: 0 },
    { subjectId: 1, facet: 'meaning' as const, reps: 0 },
  ]
  expect(kanji).toBeDefined()
  const { results } = await api.kanji.study.submitReviews({
    reviews: [...impossible, card].map((each) => answerTo(each, world.now)),
  })
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'applied',
  ])
})

test('a learner cannot use up the ids of another, nor count for their session', async () => {
  const owner = await withDueCards()
  const sessionId = newId()
  await owner.api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const stranger = await withDueCards()
  const review = answerTo(owner.card, world.now)
  const theirs = { ...answerTo(stranger.card, world.now), reviewId: review.reviewId }
  await stranger.api.kanji.study.submitReviews({ sessionId, reviews: [theirs] })
  const { results } = await owner.api.kanji.study.submitReviews({ sessionId, reviews: [review] })
  expect(results[0]?.status).toBe('applied')
  const { session } = await owner.api.kanji.study.getActiveSession()
  expect(session?.answered).toBe(1)
})

test('a device that miscounts leaves a card that can be answered still', async () => {
  const { api, card } = await withDueCards()
  const wild = { ...answerTo(card, world.now), basedOnReps: 1_000_000 }
  const { cards } = await api.kanji.study.submitReviews({ reviews: [wild] })
  world.now = new Date(world.now.getTime() + 30 * dayMs)
  const [after] = cards
  if (after === undefined) throw new Error('no card')
  const { results } = await api.kanji.study.submitReviews({ reviews: [answerTo(after, world.now)] })
  expect(results[0]?.status).toBe('applied')
})

test('hours upon hours of answers do not fill a session up', async () => {
  const { api, card } = await withDueCards()
  const sessionId = newId()
  await api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  let { reps } = card
  for (let call = 0; call < 13; call += 1) {
    const reviews = Array.from({ length: 50 }, () => {
      const review = { ...answerTo({ ...card, reps }, world.now), answerMs: 3_600_000 }
      reps += 1
      return review
    })
    const { results } = await api.kanji.study.submitReviews({ sessionId, reviews })
    expect(results.every(({ status }) => status === 'applied')).toBe(true)
  }
  const { session } = await api.kanji.study.getActiveSession()
  expect(session?.answered).toBe(650)
})

test('what was taken back or never given can be changed in no way that counts', async () => {
  const { api, card, read } = await withDueCards()
  const review = answerTo(card, world.now, { rating: 1 })
  await api.kanji.study.submitReviews({ reviews: [review] })
  await api.kanji.study.undo({ reviewId: review.reviewId })
  const { card: kept, daily_stat: counted } = await read()
  await api.kanji.study.override({ reviewId: review.reviewId, rating: 4 })
  const after = await read()
  const withoutRevision = (rows: typeof kept) => rows.map(({ rev: _, ...row }) => row)
  expect(withoutRevision(after.card)).toEqual(withoutRevision(kept))
  expect(after.daily_stat).toEqual(counted)
  await expect(api.kanji.study.override({ reviewId: newId(), rating: 4 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test.each([
  ['a note as long as a book', { note: 'あ'.repeat(4001) }],
  ['a synonym as long as a page', { synonyms: ['a'.repeat(81)] }],
  ['more synonyms than anybody has', { synonyms: Array.from({ length: 21 }, (_, i) => `s${i}`) }],
])('%s is refused', async (_, change) => {
  const { api, card } = await withDueCards()
  const note = { mutationId: newId(), subjectId: card.subjectId, ...change }
  await expect(api.kanji.study.setNote(note)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a session document that is too long is refused, and the session goes on', async () => {
  const { api } = await withDueCards()
  const sessionId = newId()
  await api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const save = { sessionId, version: 1, left: 3 }
  await expect(
    api.kanji.study.saveSession({ ...save, document: 'x'.repeat(8193) }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await api.kanji.study.saveSession({ ...save, document: '{}' })).toEqual({ version: 2 })
})
