import { type Card, newCard } from '@kotonoha/srs/card'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { expect, test } from 'vitest'
import { forecastAnswers } from './week-forecast'

const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
const model = createMemoryModel()
const today = 20_545
const rules = { model, calendar, today, days: 7 }

function buildCard(dueIn: number, changes: Partial<Card> = {}): Card {
  return {
    ...newCard,
    phase: 'review',
    memory: { stability: 30, difficulty: 5 },
    dueAtMs: calendar.toStart(today + dueIn),
    lastDay: today + dueIn - 30,
    ...changes,
  }
}

test.each([
  ['due after the week', [buildCard(7)], 0],
  ['never due', [newCard], 0],
  ['due on the last day: itself, and once more where it is missed', [buildCard(6)], 1.1],
  ['due long ago is due today', [buildCard(-3, { lastDay: today - 33 })], 1.2],
])('a card %s asks for about so many answers', (_, cards, expected) => {
  expect(forecastAnswers(cards, rules)).toBeCloseTo(expected, 0)
})

test('what is forgotten comes back within the week', () => {
  const once = forecastAnswers([buildCard(6)], rules)
  const oftener = forecastAnswers([buildCard(0)], rules)
  expect(oftener).toBeGreaterThan(once + 0.05)
})

test('a young card is asked several times', () => {
  const young = buildCard(0, { memory: { stability: 1, difficulty: 5 }, lastDay: today - 1 })
  expect(forecastAnswers([young], rules)).toBeGreaterThan(1.5)
})

test('what was taken for known and is forgotten waits for its lesson', () => {
  const assumed = buildCard(0, { isAssumed: true })
  expect(forecastAnswers([assumed], rules)).toBeCloseTo(1, 5)
})

test('a failed card is asked at once, whatever its day', () => {
  const failed = buildCard(3, { phase: 'relearning', lastDay: today })
  expect(forecastAnswers([failed], rules)).toBeGreaterThanOrEqual(1)
})

test('it is what comes on average when a memory like that is asked day by day', () => {
  const random = createSeededRandom(7)
  const cards = Array.from({ length: 400 }, () => {
    const stability = 1 + random() * 20
    const dueIn = Math.floor(random() * 7)
    return buildCard(dueIn, {
      memory: { stability, difficulty: 2 + random() * 6 },
      lastDay: today + dueIn - Math.max(1, Math.round(stability)),
    })
  })
  let came = 0
  const lives = 20
  for (let life = 0; life < lives; life++) {
    for (const { memory, lastDay = today, dueAtMs = 0 } of cards) {
      if (memory === undefined) continue
      let state = memory
      let last = lastDay
      for (let day = calendar.toDay(dueAtMs); day < today + 7; day += model.intervalDays(state)) {
        const isRecalled = random() < model.retrievability(state, day - last)
        state = model.nextState(state, day - last, isRecalled ? 3 : 1)
        came += 1
        if (!isRecalled) {
          state = model.nextState(state, 0, 3)
          came += 1
        }
        last = day
      }
    }
  }
  expect(forecastAnswers(cards, rules) / (came / lives)).toBeGreaterThan(0.97)
  expect(forecastAnswers(cards, rules) / (came / lives)).toBeLessThan(1.03)
})
