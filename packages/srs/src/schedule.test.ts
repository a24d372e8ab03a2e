import { createEmptyCard, fsrs } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import type { Answer } from './answer'
import { type Card, newCard } from './card'
import { createLearnerCalendar } from './learner-day'
import { createMemoryModel } from './memory-model'
import { passedFromDays, stabilityForProgress } from './milestones'
import type { Rating } from './rating'
import { applyAnswer, type Scheduling } from './schedule'

const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
const scheduling: Scheduling = {
  model: createMemoryModel(),
  calendar,
  dueMode: 'day',
  cardKey: 'learner/食/meaning',
}

function answerAt(instant: string, rating: Rating, card: Card): Answer {
  const reviewedAtMs = Date.parse(instant)
  return {
    reviewId: instant,
    reviewedAtMs,
    learnerDay: calendar.toDay(reviewedAtMs),
    rating,
    basedOnReps: card.reps,
  }
}

function answerAll(answers: [string, Rating][], how: Scheduling = scheduling): Card {
  return answers.reduce(
    (card, [instant, rating]) => applyAnswer(card, answerAt(instant, rating, card), how).after,
    newCard,
  )
}

describe('UTC midnight is not the end of a day', () => {
  // 23:50 and 00:30 in UTC are 08:50 and 09:30 of one morning in Tokyo.
  const first = '2026-01-05T23:50Z'
  const second = '2026-01-06T00:30Z'

  test('40 minutes later the library’s own scheduler counts a day and triples stability', () => {
    const engine = fsrs({ enable_fuzz: false })
    const start = engine.next(createEmptyCard(new Date(first)), new Date(first), 3).card
    const later = engine.next(start, new Date(second), 3).card
    expect(start.stability).toBeCloseTo(2.31, 2)
    expect(later.stability).toBeCloseTo(7.32, 2)
  })

  test('ours counts a repeat on the same learner day', () => {
    const start = answerAll([[first, 3]])
    const later = applyAnswer(start, answerAt(second, 3, start), scheduling)
    expect(later.elapsedDays).toBe(0)
    expect(later.recallChance).toBeUndefined()
    expect(later.after.memory?.stability).toBeCloseTo(2.31, 1)
  })

  test('but four in the morning is', () => {
    const start = answerAll([['2026-01-06T03:50+09:00', 3]])
    const later = applyAnswer(start, answerAt('2026-01-06T04:10+09:00', 3, start), scheduling)
    expect(later.elapsedDays).toBe(1)
    expect(later.recallChance).toBeGreaterThan(0.9)
  })
})

describe('undo restores the stored state before', () => {
  test('the library’s rollback loses the old due date', () => {
    const engine = fsrs({ enable_fuzz: false })
    const learnt = engine.next(createEmptyCard(), new Date('2026-01-01T00:00Z'), 4).card
    const { card, log } = engine.next(learnt, new Date('2026-01-20T00:00Z'), 3)
    expect(engine.rollback(card, log).due).not.toEqual(learnt.due)
  })

  test.each([1, 2, 3, 4] as const)(
    'ours keeps every column, whatever the answer was: %i',
    (rating) => {
      const card = answerAll([
        ['2026-01-01T12:00+09:00', 3],
        ['2026-01-03T12:00+09:00', 3],
        ['2026-01-14T12:00+09:00', 1],
      ])
      const columns = structuredClone(card)
      const applied = applyAnswer(
        card,
        answerAt('2026-01-20T12:00+09:00', rating, card),
        scheduling,
      )
      expect(applied.after).not.toEqual(columns)
      expect(applied.before).toEqual(columns)
    },
  )
})

describe('when a card is due', () => {
  const first = '2026-01-01T12:00+09:00'

  test('by day it is due from four in the morning', () => {
    expect(answerAll([[first, 3]]).dueAtMs).toBe(Date.parse('2026-01-03T04:00+09:00'))
  })

  test('by hour it is due at the hour of the answer', () => {
    const card = answerAll([[first, 3]], { ...scheduling, dueMode: 'hour' })
    expect(card.dueAtMs).toBe(Date.parse('2026-01-03T12:00+09:00'))
  })

  test('after a failure it comes back in ten minutes, and a success then graduates it', () => {
    const failed = answerAll([[first, 1]])
    expect(failed).toMatchObject({ phase: 'learning', dueAtMs: Date.parse(first) + 600_000 })
    const repaired = applyAnswer(failed, answerAt('2026-01-01T12:10+09:00', 3, failed), scheduling)
    expect(repaired.after).toMatchObject({
      phase: 'review',
      dueAtMs: Date.parse('2026-01-02T04:00+09:00'),
    })
  })

  test('the day in which clocks change is a day', () => {
    const berlin = createLearnerCalendar({ zone: 'Europe/Berlin', dayStartHour: 4 })
    const evening = Date.parse('2026-03-28T22:00+01:00')
    const answer: Answer = {
      reviewId: 'a',
      reviewedAtMs: evening,
      learnerDay: berlin.toDay(evening),
      rating: 3,
      basedOnReps: 0,
    }
    const { after } = applyAnswer(newCard, answer, { ...scheduling, calendar: berlin })
    expect(after.dueAtMs).toBe(Date.parse('2026-03-30T04:00+02:00'))
  })

  test('29 February counts as a day between', () => {
    const start = answerAll([['2024-02-28T12:00+09:00', 3]])
    const later = applyAnswer(start, answerAt('2024-03-01T12:00+09:00', 3, start), scheduling)
    expect(later.elapsedDays).toBe(2)
  })

  test('a day that goes backwards on a flight west is a repeat', () => {
    const start = answerAll([['2026-05-05T06:00+09:00', 3]])
    const inHonolulu = { ...answerAt('2026-05-05T08:00+09:00', 3, start), learnerDay: 20577 }
    expect(inHonolulu.learnerDay).toBeLessThan(start.lastDay ?? 0)
    const later = applyAnswer(start, inHonolulu, scheduling)
    expect(later.elapsedDays).toBe(0)
    expect(later.after.lastDay).toBe(start.lastDay)
  })
})

describe('what is counted', () => {
  const days: [string, Rating][] = [
    ['2026-01-01T12:00+09:00', 3],
    ['2026-01-03T12:00+09:00', 3],
    ['2026-01-14T12:00+09:00', 1],
    ['2026-01-14T12:10+09:00', 1],
    ['2026-01-14T12:20+09:00', 3],
  ]

  test('a failure and its repeats on the same day are one lapse', () => {
    expect(answerAll(days)).toMatchObject({ lapses: 1, streak: 0, reps: 5, phase: 'review' })
  })

  test('a failure in the lesson is no lapse', () => {
    expect(answerAll([['2026-01-01T12:00+09:00', 1]])).toMatchObject({
      lapses: 0,
      phase: 'learning',
    })
  })

  test('successes on different days make the streak', () => {
    expect(answerAll(days.slice(0, 2)).streak).toBe(2)
  })

  test('an item once passed keeps the date through a lapse, and is demoted', () => {
    const passedAt = '2026-03-01T12:00+09:00'
    const passed = answerAll([...days.slice(0, 2), ['2026-01-14T12:00+09:00', 3], [passedAt, 3]])
    expect(stabilityForProgress(passed)).toBeGreaterThanOrEqual(passedFromDays)
    expect(passed.firstPassedAtMs).toBe(Date.parse(passedAt))
    const failure = answerAt('2026-09-01T12:00+09:00', 1, passed)
    const { after } = applyAnswer(passed, failure, scheduling)
    expect(stabilityForProgress(after)).toBe(0)
    expect(after).toMatchObject({ phase: 'relearning', firstPassedAtMs: Date.parse(passedAt) })
  })
})
