import type { SubjectKind } from '../subject'
import { editDistance } from './edit-distance'
import { normaliseMeaning, withoutTo } from './normalise-meaning'
import { normaliseReading, spellOutLengthMarks } from './normalise-reading'
import { romajiToHiragana } from './romaji'
import { findTolerance } from './typo-tolerance'
import type { OtherAnswer, RightReason, Verdict } from './verdict'
import { noVocabulary, type Vocabulary } from './vocabulary'

/** All that is needed to judge what was typed as a subject's meaning. */
export interface MeaningQuestion {
  kind: SubjectKind
  /** As shown: "to eat", "Sun". */
  accepted: readonly string[]
  /** The learner's own. */
  synonyms: readonly string[]
  /** What look-alikes, siblings and opposites mean: never forgiven as a slip. */
  blocked: readonly OtherAnswer[]
  /** All readings in kana, to tell a learner who answers the other question. */
  readings: readonly string[]
}

interface Candidate {
  text: string
  key: string
  reason: RightReason
}

/** Kanji have no word class: 食 is "eat" and "to eat". */
function takesTo({ kind, accepted }: MeaningQuestion): boolean {
  return kind !== 'word' || accepted.some((text) => withoutTo(normaliseMeaning(text)) !== undefined)
}

function listCandidates(question: MeaningQuestion): Candidate[] {
  const toCandidate = (reason: RightReason) => (text: string) => ({
    text,
    key: normaliseMeaning(text),
    reason,
  })
  const written = [
    ...question.accepted.map(toCandidate('accepted')),
    ...question.synonyms.map(toCandidate('synonym')),
  ].filter(({ key }) => key !== '')
  if (!takesTo(question)) return written
  const others = written.map(({ text, key }): Candidate => {
    return { text, key: withoutTo(key) ?? `to ${key}`, reason: 'verb-form' }
  })
  return [...written, ...others]
}

/** Blocked answers count with and without "to", however the question is put. */
function toBlockedKeys(text: string): string[] {
  const key = normaliseMeaning(text)
  return key === '' ? [] : [key, withoutTo(key) ?? `to ${key}`]
}

const japaneseLetter = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u

function isReading(typed: string, readings: readonly string[]): boolean {
  if (japaneseLetter.test(typed.normalize('NFKC'))) return true
  const kana = romajiToHiragana(typed.normalize('NFKC').trim())
  return (
    kana !== undefined &&
    readings.some((reading) => spellOutLengthMarks(normaliseReading(reading)) === kana)
  )
}

/** How strictly answers are read. */
export interface Strictness {
  /** False for a learner who wants every letter right. */
  forgivesSlips?: boolean
  /** Words that are never taken for a slip of another. */
  vocabulary?: Vocabulary
}

/**
 * Judges a typed meaning, in the order of the study design, section 3.2.
 *
 * What belongs to another subject is looked up before any slip is forgiven, and a slip must come
 * closer to an accepted answer than to any of those, and say no other word.
 */
export function checkMeaning(
  typed: string,
  question: MeaningQuestion,
  { forgivesSlips = true, vocabulary = noVocabulary }: Strictness = {},
): Verdict {
  const key = normaliseMeaning(typed)
  if (key === '') return { outcome: 'retry', reason: 'empty', matched: undefined }

  const candidates = listCandidates(question)
  const exact = candidates.find((candidate) => candidate.key === key)
  if (exact !== undefined) return { outcome: 'right', reason: exact.reason, matched: exact.text }

  const blocked = question.blocked.flatMap((other) =>
    toBlockedKeys(other.text).map((blockedKey) => ({ other, key: blockedKey })),
  )
  const named = blocked.find((each) => each.key === key)?.other

  if (named === undefined && isReading(typed, question.readings)) {
    return { outcome: 'retry', reason: 'meaning-wanted', matched: undefined }
  }

  const distances = candidates
    .map((candidate) => ({ candidate, distance: editDistance(key, candidate.key) }))
    .toSorted((one, other) => one.distance - other.distance)
  const closest = distances[0]?.candidate.text
  if (named !== undefined) return { outcome: 'wrong', reason: 'blocked', matched: closest, named }

  const forgiven = distances.find(
    ({ candidate, distance }) =>
      forgivesSlips && distance <= findTolerance(key, candidate.key, vocabulary),
  )
  if (
    forgiven !== undefined &&
    blocked.every((each) => forgiven.distance < editDistance(key, each.key))
  ) {
    return { outcome: 'right', reason: 'typo', matched: forgiven.candidate.text }
  }
  return { outcome: 'wrong', reason: 'different', matched: closest, named: undefined }
}
