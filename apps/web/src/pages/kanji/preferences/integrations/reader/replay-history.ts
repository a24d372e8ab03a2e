import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import type { ImportItem, ReplayingLearner } from '../import-item'

/** An answer that was given in another program. */
export interface PastAnswer {
  atMs: number
  rating: Rating
}

type CardState = Pick<ImportItem['cards'][number], 'memory' | 'history'>

export interface Replay {
  model: MemoryModel
  toDay: (atMs: number) => number
}

const minuteMs = 60_000
/** Zones change their clocks, and days begin, at quarters of an hour. */
const quarterMs = 15 * minuteMs
/** As many as the server keeps of a card; the latest tell most. */
const mostAnswers = 5000

/** The learner's days and memory, for millions of answers. */
export function createReplay({ zone, dayStartHour, parameters }: ReplayingLearner): Replay {
  const calendar = createLearnerCalendar({ zone, dayStartHour })
  const days = new Map<number, number>()
  return {
    model: createMemoryModel(parameters === null ? {} : { parameters }),
    toDay(atMs) {
      const quarter = Math.floor(atMs / quarterMs)
      const known = days.get(quarter)
      if (known !== undefined) return known
      const day = calendar.toDay(quarter * quarterMs)
      days.set(quarter, day)
      return day
    },
  }
}

/**
 * What the scheduler makes of answers given elsewhere, in order; undefined where there are none.
 * `start`: what was known before the first of them.
 */
export function replayAnswers(
  answers: readonly PastAnswer[],
  { model, toDay }: Replay,
  start?: MemoryState,
): CardState | undefined {
  let memory = start
  let lastDay: number | undefined
  const days: number[] = []
  for (const { atMs, rating } of answers) {
    const day = Math.max(toDay(atMs), lastDay ?? 0)
    const elapsed = day - (lastDay ?? day)
    memory =
      memory === start && start !== undefined ? start : model.nextState(memory, elapsed, rating)
    days.push(days.length === 0 ? day : elapsed)
    lastDay = day
  }
  const last = answers.at(-1)
  if (memory === undefined || last === undefined) return undefined
  return {
    memory: toWireMemory(memory, last.atMs),
    history: shorten(
      days,
      answers.map(({ rating }) => rating),
    ),
  }
}

/** A memory within what the server takes. */
export function toWireMemory(
  { stability, difficulty }: MemoryState,
  reviewedAtMs: number,
): NonNullable<CardState['memory']> {
  return {
    stability: Math.min(36_500, Math.max(0.01, stability)),
    difficulty: Math.min(10, Math.max(1, difficulty)),
    reviewedMinute: Math.max(0, Math.floor(reviewedAtMs / minuteMs)),
  }
}

function shorten(days: number[], ratings: Rating[]): CardState['history'] {
  const cut = days.length - mostAnswers
  if (cut <= 0) return { days, ratings }
  const first = days.slice(0, cut + 1).reduce((sum, each) => sum + each, 0)
  return { days: [first, ...days.slice(cut + 1)], ratings: ratings.slice(cut) }
}
