import type { MemoryState } from '@kotonoha/srs/memory-model'
import { isRating } from '@kotonoha/srs/rating'
import type { PastAnswer } from '../replay-history'

/** A row of Anki's `revlog`, as far as memory follows from it. */
export interface LoggedAnswer {
  /** Milliseconds since 1970. */
  id: number
  /** The button, 1 to 4; 0 where nothing was answered. */
  ease: number
  /** The interval that followed: days, or seconds below 0. */
  ivl: number
  /** 0 learn, 1 review, 2 relearn, 3 filtered deck, 4 by hand, 5 rescheduled. */
  type: number
  /** The ease of the older scheduler in thousandths; 0 where there is none. */
  factor: number
}

const learn = 0
const filtered = 3
const byHand = 4
const rescheduled = 5

/**
 * The answers from which a card's memory follows, by the rules of Anki's own `reviews_for_fsrs`
 * (ankitects/anki@c32cb29, rslib/src/scheduler/fsrs/params.rs): cramming counts for nothing, a reset
 * begins anew, and it begins with the last run of learning. Of a log whose beginning is gone the
 * first answer with an interval of days says what was known: `start`.
 */
export function toPastAnswers(log: readonly LoggedAnswer[]): {
  answers: PastAnswer[]
  start: MemoryState | undefined
} {
  const reset = log.findLastIndex(({ type, factor }) => type === byHand && factor === 0)
  const answered = log.slice(reset + 1).filter(({ ease, type, factor }) => {
    const isCramming = type === filtered && factor === 0
    return isRating(ease) && type !== byHand && type !== rescheduled && !isCramming
  })
  const lastLearning = answered.findLastIndex(({ type }) => type === learn)
  if (lastLearning >= 0) {
    let first = lastLearning
    while (answered[first - 1]?.type === learn) first -= 1
    return { answers: answered.slice(first).flatMap(toAnswer), start: undefined }
  }
  const first = answered.findIndex(({ ivl }) => ivl > 0)
  const known = answered[first]
  if (known === undefined) return { answers: [], start: undefined }
  return { answers: answered.slice(first).flatMap(toAnswer), start: toMemory(known) }
}

function toAnswer({ id, ease }: LoggedAnswer): PastAnswer[] {
  return isRating(ease) ? [{ atMs: id, rating: ease }] : []
}

const middleDifficulty = 5
const usualEase = 2500
const easePerDifficulty = 240

/**
 * What an interval of the older scheduler says: it aims at nine in ten as well, so that stability is
 * the interval. An ease of 2.5 is where all cards begin, 1.3 is the lowest.
 */
export function toMemory({ ivl, factor }: Pick<LoggedAnswer, 'ivl' | 'factor'>): MemoryState {
  const ease = factor > 1100 ? factor : usualEase
  const difficulty = middleDifficulty + (usualEase - ease) / easePerDifficulty
  return { stability: Math.max(0.5, ivl), difficulty: Math.min(10, Math.max(1, difficulty)) }
}
