import { beforeEach, expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard, type WireCard } from '../../../testing/study'
import { readStudyRows } from '../../../testing/study-rows'

// An answer that was taken back leaves every column of every row as it was, but for its own row,
// which says that it was undone.

const world = createWorld()
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

beforeEach(() => {
  world.now = new Date('2026-04-01T12:00:00Z')
})

const before = (ms: number) => new Date(world.now.getTime() - ms)

/** A learner with cards that are due, in a session. */
async function withDueCards() {
  const learner = await world.signIn()
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  world.now = new Date(world.now.getTime() + 3 * dayMs)
  const sessionId = newId()
  await learner.api.kanji.study.startSession({ sessionId, mode: 'reviews' })
  const [card, other, third] = cards
  if (card === undefined || other === undefined || third === undefined) throw new Error('no cards')
  const submit = async (...reviews: ReturnType<typeof answerTo>[]) => {
    const { results } = await learner.api.kanji.study.submitReviews({ sessionId, reviews })
    return results.map(({ status }) => status)
  }
  const { userId, api } = learner
  const undo = (reviewId: string) => api.kanji.study.undo({ reviewId })
  const read = () => readStudyRows(world.userDb, userId)
  return { api, cards, card, other, third, sessionId, submit, undo, read }
}

type Rows = Awaited<ReturnType<typeof readStudyRows>>

/** Without the answer's own row. */
function without(rows: Rows, reviewId: string): Rows {
  return { ...rows, review: rows.review.filter((row) => row.review_id !== reviewId) }
}

const findStatus = (rows: Rows, reviewId: string) =>
  rows.review.find((row) => row.review_id === reviewId)?.status

const undone = 2

const right = 3 as const
const wrong = 1 as const
const easy = 4 as const

test.each([
  ['right', right],
  ['wrong', wrong],
  ['easy', easy],
])('an answer that was %s, the first of its day', async (_, rating) => {
  const { card, submit, undo, read } = await withDueCards()
  const rows = await read()
  const review = answerTo(card, world.now, { rating })
  await submit(review)
  await undo(review.reviewId)
  const after = await read()
  expect(findStatus(after, review.reviewId)).toBe(undone)
  expect(without(after, review.reviewId)).toEqual(rows)
})

test('the answer by which all dues were done, and the day counted for the streak', async () => {
  const { cards, card, submit, undo, read } = await withDueCards()
  // Few enough that ten reviews are not what makes the day count.
  const few = await withFewDueCards()
  const last = answerTo(few.card, world.now)
  const rows = await few.read()
  await few.submit(last)
  expect((await few.read()).streak_day).toHaveLength(rows.streak_day.length + 1)
  await few.undo(last.reviewId)
  expect(without(await few.read(), last.reviewId)).toEqual(rows)

  // And by the tenth review.
  await submit(...cards.slice(1, 10).map((each) => answerTo(each, before(minuteMs))))
  const nine = await read()
  const tenth = answerTo(card, world.now)
  await submit(tenth)
  expect((await read()).streak_day).toHaveLength(nine.streak_day.length + 1)
  await undo(tenth.reviewId)
  expect(without(await read(), tenth.reviewId)).toEqual(nine)
})

async function withFewDueCards() {
  const learner = await withDueCards()
  // All but one are put aside for a moment: answered so that one stays.
  const suspended = new Set(learner.cards.map(({ subjectId }) => subjectId))
  suspended.delete(learner.card.subjectId)
  const { study } = learner.api.kanji
  for (const subjectId of suspended) {
    await study.suspend({ mutationId: newId(), subjectId, isSuspended: true })
  }
  const sibling = learner.cards.find(
    (each) => each.subjectId === learner.card.subjectId && each.facet !== learner.card.facet,
  )
  if (sibling !== undefined) await learner.submit(answerTo(sibling, before(minuteMs)))
  return learner
}

test('an answer that came late, from a device that had been without a network', async () => {
  const { card, submit, undo, read } = await withDueCards()
  const known: WireCard = card
  await submit(answerTo(known, before(2 * minuteMs)))
  const rows = await read()
  // Given before the one that the server had, and with the same knowledge: it schedules.
  const late = answerTo(known, before(4 * minuteMs), { rating: wrong })
  expect(await submit(late)).toEqual(['applied'])
  await undo(late.reviewId)
  expect(without(await read(), late.reviewId)).toEqual(rows)
})

test('an answer that was superseded changes nothing by going', async () => {
  const { card, submit, undo, read } = await withDueCards()
  await submit(answerTo(card, before(4 * minuteMs)))
  const rows = await read()
  const second = answerTo(card, before(2 * minuteMs), { rating: wrong })
  expect(await submit(second)).toEqual(['superseded'])
  await undo(second.reviewId)
  expect(without(await read(), second.reviewId)).toEqual(rows)
})

test('an answer that had superseded another one lets that one count', async () => {
  const { card, submit, undo, read } = await withDueCards()
  const first = answerTo(card, before(4 * minuteMs), { rating: wrong })
  const second = answerTo(card, before(2 * minuteMs))
  await submit(second)
  const rows = await read()
  await submit(first)
  await undo(first.reviewId)
  expect(without(await read(), first.reviewId)).toEqual(rows)
})

test('several answers, the last one first, back to where the session began', async () => {
  const { card, other, third, submit, undo, read } = await withDueCards()
  const rows = await read()
  const missed = answerTo(card, before(6 * minuteMs), { rating: wrong })
  const again = answerTo({ ...card, reps: card.reps + 1 }, before(3 * minuteMs))
  const reviews = [
    missed,
    answerTo(other, before(5 * minuteMs)),
    answerTo(third, before(4 * minuteMs)),
    again,
  ]
  await submit(...reviews)
  for (const { reviewId } of reviews.toReversed()) await undo(reviewId)
  const own = new Set(reviews.map(({ reviewId }) => reviewId))
  const after = await read()
  const others = after.review.filter((row) => !own.has(String(row.review_id)))
  expect({ ...after, review: others }).toEqual(rows)
})

test('an answer that was given another grade is taken back to before both', async () => {
  const { api, card, submit, undo, read } = await withDueCards()
  const rows = await read()
  const review = answerTo(card, world.now, { rating: wrong })
  await submit(review)
  await api.kanji.study.override({ reviewId: review.reviewId, rating: right })
  await undo(review.reviewId)
  expect(without(await read(), review.reviewId)).toEqual(rows)
})

test('undone twice is undone once', async () => {
  const { card, other, submit, undo, read } = await withDueCards()
  const review = answerTo(card, before(minuteMs))
  await submit(review, answerTo(other, world.now))
  await undo(review.reviewId)
  const rows = await read()
  await undo(review.reviewId)
  expect(await submit(review)).toEqual(['duplicate'])
  expect(await read()).toEqual(rows)
})
