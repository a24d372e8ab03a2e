import { normaliseMeaning, withoutTo } from '../answers/normalise-meaning'
import type { OtherAnswer } from '../answers/verdict'
import type { SubjectId } from '../subject'
import { listOpposites } from './opposites'

/** A subject that may be mistaken for another, with all its accepted answers. */
export interface Confusable {
  subjectId: SubjectId
  answers: readonly string[]
}

/** The others' answers that are not ours as well, each once; the first to name one keeps it. */
function withoutOwn(own: readonly string[], others: readonly OtherAnswer[]): OtherAnswer[] {
  const seen = new Set(['', ...own.map(toVerbKey)])
  return others.filter(({ text }) => {
    const key = toVerbKey(text)
    return !seen.has(key) && seen.add(key)
  })
}

const listAnswers = (confusables: readonly Confusable[]): OtherAnswer[] =>
  confusables.flatMap(({ subjectId, answers }) => answers.map((text) => ({ text, subjectId })))

/** Of a verb with and without "to" the same. */
export function toVerbKey(text: string): string {
  const key = normaliseMeaning(text)
  return withoutTo(key) ?? key
}

/**
 * The meanings that are wrong for a subject before any slip is forgiven: what its look-alikes and
 * siblings mean, the opposites of its own meanings, and what a person added by hand.
 *
 * A meaning that the subject shares (早 and 速 are both "fast") is not blocked.
 */
export function buildMeaningBlocks(subject: {
  accepted: readonly string[]
  /** Nearest first. */
  lookAlikes: readonly Confusable[]
  /** Words of the same kanji, partners in transitivity. */
  siblings: readonly Confusable[]
  byHand: readonly string[]
}): OtherAnswer[] {
  const { accepted, lookAlikes, siblings, byHand } = subject
  const others: OtherAnswer[] = [
    ...listAnswers(lookAlikes),
    ...listAnswers(siblings),
    ...[...accepted.flatMap(listOpposites), ...byHand].map((text) => ({ text })),
  ]
  return withoutOwn(accepted, others)
}
