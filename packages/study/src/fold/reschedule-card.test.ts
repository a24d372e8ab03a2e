import { expect, test } from 'vitest'
import { rescheduleCard } from './reschedule-card'
import { resetCard } from './reset-card'
import { answerOn, foldGiven, forgetful, onDay, toScheduling, usual } from './testing/one-card'

const dayMs = 86_400_000
/** The day after the last answer. */
const at = onDay(113)

/** Learnt on the first day and right after 2, 10 and 100 more. */
const fold = (model: typeof usual) => foldGiven(answerOn([0, 2, 12, 112]), model)

test('a card is due when it would be, had these parameters counted every answer', () => {
  const { stored, log } = fold(usual)
  const wanted = fold(forgetful).stored.card
  const is = rescheduleCard({ stored, log, scheduling: toScheduling(forgetful), at })
  expect(is.card.memory).toEqual(wanted.memory)
  expect(is.card.dueAtMs).toBe(wanted.dueAtMs)
  expect(is.card.dueAtMs).toBeLessThan(stored.card.dueAtMs ?? 0)
})

test('what was reached stays reached, by whatever parameters', () => {
  const { stored, log } = fold(usual)
  expect(stored.card.firstPassedAtMs).toBeDefined()
  const { card } = rescheduleCard({ stored, log, scheduling: toScheduling(forgetful), at })
  expect(card).toEqual({ ...stored.card, memory: card.memory, dueAtMs: card.dueAtMs })
})

test('by the parameters that counted its answers a card stays the very same', () => {
  const { stored, log } = fold(usual)
  expect(rescheduleCard({ stored, log, scheduling: toScheduling(usual), at })).toBe(stored)
})

test('rescheduled there and back it is as it was', () => {
  const { stored, log } = fold(usual)
  const there = rescheduleCard({ stored, log, scheduling: toScheduling(forgetful), at })
  expect(rescheduleCard({ stored: there, log, scheduling: toScheduling(usual), at })).toEqual(
    stored,
  )
})

test('a card that waits for its lesson, and one whose log is of before, stay as they are', () => {
  const { stored, log } = fold(usual)
  const scheduling = toScheduling(forgetful)
  const reset = resetCard(stored, onDay(150))
  expect(rescheduleCard({ stored: reset, log, scheduling, at })).toBe(reset)
  expect(rescheduleCard({ stored, log: log.slice(0, 2), scheduling, at })).toBe(stored)
})

test('none comes to be due before now, and one that was due already stays so', () => {
  const { stored, log } = fold(usual)
  const late = new Date((fold(forgetful).stored.card.dueAtMs ?? 0) + dayMs)
  const parts = { log, scheduling: toScheduling(forgetful) }
  const is = rescheduleCard({ ...parts, stored, at: late })
  expect(is.card.dueAtMs).toBe(late.getTime())
  const later = new Date(late.getTime() + dayMs)
  expect(rescheduleCard({ ...parts, stored: is, at: later })).toBe(is)
})
