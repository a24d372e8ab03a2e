import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { describe, expect, test } from 'vitest'
import { findProgressBucket } from '../progress-bucket'
import { createAssumedCard, listAssumedDays } from './assumed-known'
import { findPlacement, type PlacementAnswer } from './placement'

/** A learner who knows so many levels, a few slips and lucky guesses included. */
function takeTest(mastered: number, seed: number) {
  const random = createSeededRandom(seed)
  const answers: PlacementAnswer[] = []
  let placement = findPlacement(answers)
  while (placement.nextLevel !== undefined) {
    const level = placement.nextLevel
    const chance = 0.03 + 0.94 / (1 + Math.exp((level - mastered) / 3))
    answers.push({ level, isRight: random() < chance })
    placement = findPlacement(answers)
  }
  return { placement, answers }
}

describe('the placement test', () => {
  test.each([0, 5, 15, 30, 45, 60])(
    'places a learner of %i levels within four levels of where they should start, on average',
    (mastered) => {
      const starts = Array.from(
        { length: 60 },
        (_, seed) => takeTest(mastered, seed).placement.startLevel,
      )
      const mean = starts.reduce((sum, each) => sum + each, 0) / starts.length
      expect(Math.abs(mean - Math.max(1, mastered - 2))).toBeLessThan(4)
    },
  )

  test('never asks more than 25 questions, and stops when it is sure', () => {
    for (let seed = 0; seed < 61; seed++) {
      const { answers, placement } = takeTest(seed, seed)
      expect(answers.length).toBeLessThanOrEqual(25)
      if (answers.length < 25) expect(placement.deviation).toBeLessThan(2)
    }
  })

  test('is short for a beginner who knows nothing', () => {
    const answers: PlacementAnswer[] = []
    let placement = findPlacement(answers)
    while (placement.nextLevel !== undefined) {
      answers.push({ level: placement.nextLevel, isRight: false })
      placement = findPlacement(answers)
    }
    expect(answers.length).toBeLessThanOrEqual(8)
    expect(placement.startLevel).toBe(1)
  })

  test('begins easy, and goes up after a right answer and down after a wrong one', () => {
    const first = findPlacement([]).nextLevel ?? 0
    expect(first).toBe(5)
    expect(findPlacement([{ level: first, isRight: true }]).nextLevel).toBeGreaterThan(first)
    expect(findPlacement([{ level: first, isRight: false }]).nextLevel).toBeLessThan(first)
  })

  test('starts two levels below what it believes, but never below the first', () => {
    const all = Array.from({ length: 25 }, () => ({ level: 60, isRight: true }))
    expect(findPlacement(all).startLevel).toBe(58)
    const none = Array.from({ length: 25 }, () => ({ level: 1, isRight: false }))
    expect(findPlacement(none).startLevel).toBe(1)
  })

  test('believes less of who reads only some kana', () => {
    const answers = [{ level: 5, isRight: true }]
    const fluent = findPlacement(answers, { kana: 'fluent' })
    const some = findPlacement(answers, { kana: 'some' })
    expect(some.startLevel).toBeLessThan(fluent.startLevel)
    expect(some.nextLevel ?? 0).toBeLessThan(fluent.nextLevel ?? 0)
  })

  test('does not depend on the order of the answers', () => {
    const { answers } = takeTest(22, 4)
    const { deviation } = findPlacement(answers)
    expect(findPlacement(answers.toReversed()).deviation).toBeCloseTo(deviation, 10)
  })

  test('of a smaller curriculum never leaves it', () => {
    const all = Array.from({ length: 10 }, () => ({ level: 4, isRight: true }))
    const { startLevel, nextLevel } = findPlacement(all, { highestLevel: 4 })
    expect(startLevel).toBe(4)
    expect(nextLevel ?? 1).toBeLessThanOrEqual(4)
  })
})

describe('what is assumed known', () => {
  test.each([
    [10, 28, 'few cards spread over the month'],
    [560, 28, 'twenty a day fill it'],
    [561, 29, 'one more takes a day more'],
    [2000, 100, 'many take as long as they must'],
  ])('%i cards are checked within %i days: %s', (cards, days) => {
    const found = listAssumedDays(cards, 1000)
    expect(found).toHaveLength(cards)
    expect(Math.min(...found)).toBe(1001)
    expect(Math.max(...found)).toBeLessThanOrEqual(1000 + days)
    const perDay = new Map<number, number>()
    for (const day of found) perDay.set(day, (perDay.get(day) ?? 0) + 1)
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(20)
  })

  test('is medium, so that it opens levels: three weeks of stability, due on its day', () => {
    const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
    const nowMs = Date.parse('2026-05-01T12:00+09:00')
    const card = createAssumedCard(calendar.toDay(nowMs) + 3, { nowMs, calendar })
    expect(findProgressBucket([card])).toBe('medium')
    expect(card.dueAtMs).toBe(Date.parse('2026-05-04T04:00+09:00'))
    expect(card).toMatchObject({ reps: 0, isAssumed: true })
  })
})
