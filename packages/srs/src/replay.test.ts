import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from './answer'
import { createLearnerCalendar } from './learner-day'
import { createMemoryModel } from './memory-model'
import { replayCard } from './replay'
import type { Scheduling } from './schedule'

const calendar = createLearnerCalendar({ zone: 'Europe/Berlin', dayStartHour: 4 })
const scheduling: Scheduling = {
  model: createMemoryModel(),
  calendar,
  dueMode: 'day',
  cardKey: 'learner/食/meaning',
}
const startMs = Date.parse('2026-03-20T12:00Z')
const hourMs = 3_600_000

function buildAnswer(answer: Partial<Answer> & { hours: number }): Answer {
  const { hours, ...rest } = answer
  const reviewedAtMs = startMs + hours * hourMs
  const learnerDay = calendar.toDay(reviewedAtMs)
  return { reviewId: `at-${hours}`, reviewedAtMs, learnerDay, rating: 3, basedOnReps: 0, ...rest }
}

const replay = (answers: Answer[], undone: string[] = []) =>
  replayCard({ answers, undone: new Set(undone) }, scheduling)
const statuses = (answers: Answer[], undone: string[] = []) =>
  Object.fromEntries(
    replay(answers, undone).history.map(({ answer, status }) => [answer.reviewId, status]),
  )

/** Logs of up to twelve answers, with devices that disagree, equal times and reused ids. */
const anyAnswers = fc.array(
  fc
    .record({
      hours: fc.integer({ min: 0, max: 900 }),
      reviewId: fc.integer({ min: 0, max: 20 }).map(String),
      rating: fc.constantFrom(1, 2, 3, 4),
      basedOnReps: fc.integer({ min: 0, max: 8 }),
    })
    .map(buildAnswer),
  { minLength: 1, maxLength: 12 },
)
const anyUndone = fc.subarray(
  Array.from({ length: 21 }, (_, id) => String(id)),
  { maxLength: 4 },
)

describe('the state of a card depends on the set of its answers alone', () => {
  test('any order and any duplication of a log replays to the same state', () => {
    const arrivals = anyAnswers.chain((answers) =>
      fc.record({
        answers: fc.constant(answers),
        arrived: fc.array(fc.constantFrom(...answers), { maxLength: 12 }).chain((repeats) => {
          const all = [...answers, ...repeats]
          return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })
        }),
        undone: anyUndone,
      }),
    )
    fc.assert(
      fc.property(arrivals, ({ answers, arrived, undone }) => {
        expect(replay(arrived, undone)).toEqual(replay(answers, undone))
      }),
      { numRuns: 10_000 },
    )
  })

  test('taking an answer back leaves the card as if it had never been given', () => {
    fc.assert(
      fc.property(anyAnswers, anyUndone, (answers, undone) => {
        const kept = answers.filter(({ reviewId }) => !undone.includes(reviewId))
        expect(replay(answers, undone).card).toEqual(replay(kept).card)
      }),
      { numRuns: 500 },
    )
  })
})

test('undoing the last answer gives exactly the state that was stored before it', () => {
  const answers = [
    buildAnswer({ hours: 0 }),
    buildAnswer({ hours: 48, basedOnReps: 1 }),
    buildAnswer({ hours: 400, basedOnReps: 2, rating: 1 }),
  ]
  const last = replay(answers).history.at(-1)
  expect(last).toMatchObject({ status: 'counted', elapsedDays: 15 })
  expect(replay(answers, ['at-400']).card).toEqual(last && 'before' in last && last.before)
})

describe('two devices without a network', () => {
  const lesson = buildAnswer({ hours: 0, reviewId: 'lesson' })

  test('answering the same due twice counts the earlier answer and keeps both', () => {
    const phone = buildAnswer({ hours: 49, reviewId: 'phone', basedOnReps: 1 })
    const laptop = buildAnswer({ hours: 48, reviewId: 'laptop', basedOnReps: 1, rating: 1 })
    expect(statuses([lesson, phone, laptop])).toEqual({
      lesson: 'counted',
      laptop: 'counted',
      phone: 'superseded',
    })
    expect(replay([lesson, phone, laptop]).card).toEqual(replay([lesson, laptop]).card)
  })

  test('an answer taken back makes way for the other device’s', () => {
    const phone = buildAnswer({ hours: 49, reviewId: 'phone', basedOnReps: 1 })
    const laptop = buildAnswer({ hours: 48, reviewId: 'laptop', basedOnReps: 1, rating: 1 })
    expect(statuses([lesson, phone, laptop], ['laptop'])).toEqual({
      lesson: 'counted',
      laptop: 'undone',
      phone: 'counted',
    })
  })

  test('an answer that arrives before the one it was based on counts, and again when both are there', () => {
    const second = buildAnswer({ hours: 48, reviewId: 'second', basedOnReps: 1 })
    const third = buildAnswer({ hours: 400, reviewId: 'third', basedOnReps: 2 })
    expect(replay([lesson, third]).card.reps).toBe(3)
    expect(statuses([lesson, third, second])).toEqual({
      lesson: 'counted',
      second: 'counted',
      third: 'counted',
    })
  })
})
