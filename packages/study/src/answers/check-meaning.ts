import type { SubjectKind } from '../subject'
import { isComposed } from './composed-wording'
import { editDistance } from './edit-distance'
import { findFramedWording } from './framed-wording'
import { joinsAnswers } from './joined-answers'
import { findNarrowedWording } from './narrowed-wording'
import { findWithin, isOtherMeaning } from './near-meaning'
import {
  listWithoutParentheses,
  normaliseMeaning,
  normaliseSpelling,
  withoutTo,
} from './normalise-meaning'
import { normaliseReading, spellOutLengthMarks } from './normalise-reading'
import { type ComparedAnswer, findPlainWording } from './plain-wording'
import { romajiToHiragana } from './romaji'
import { listComparedWords, toSameMeaning } from './same-meaning'
import { isForgiven } from './typo-tolerance'
import { saysPartner, type VerbUse } from './verb-pair'
import type { OtherAnswer, RightReason, Verdict } from './verdict'
import { isTaughtPhrase, noVocabulary, type Vocabulary } from './vocabulary'

/** All that is needed to judge what was typed as a subject's meaning. */
export interface MeaningQuestion {
  kind: SubjectKind
  /** As shown: "to eat", "Sun". */
  accepted: readonly string[]
  /** The learner's own. */
  synonyms: readonly string[]
  /**
   * What look-alikes, siblings and opposites mean, what a person refused, and English words that
   * are spelt nearly the same: wrong whatever the tolerance.
   */
  blocked: readonly OtherAnswer[]
  /** Of a word that is a verb: whether it is done to something, and its partner. */
  verb?: VerbUse | null | undefined
  /** True meanings that are not the taught ones. */
  otherMeanings?: readonly string[] | undefined
  /** All readings in kana, to tell a learner who answers the other question. */
  readings: readonly string[]
}

interface Candidate {
  text: string
  key: string
  /** As it is written; a slip in "colour" is no slip in "color". */
  spelling: string
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
    spelling: normaliseSpelling(text),
    reason,
  })
  const written = [
    ...question.accepted.flatMap(listWithoutParentheses).map(toCandidate('accepted')),
    ...question.synonyms.flatMap(listWithoutParentheses).map(toCandidate('synonym')),
  ].filter(({ key }) => key !== '')
  if (!takesTo(question)) return written
  const others = written.map(({ text, key, spelling }): Candidate => {
    const turn = (each: string) => withoutTo(each) ?? `to ${each}`
    return { text, key: turn(key), spelling: turn(spelling), reason: 'verb-form' }
  })
  return [...written, ...others]
}

/** What shows that a word is done to something: "to raise (a child)", "to help someone". */
const objectShown = /\((?:something|someone|a |the |one's )|\b(?:something|someone)\b/

/** As they are written, for a verb's other form says nothing more. */
function toCompared(question: MeaningQuestion, candidates: readonly Candidate[]): ComparedAnswer[] {
  const isVerb = takesTo(question)
  const isTransitive =
    question.verb?.isTransitive ?? question.accepted.some((text) => objectShown.test(text))
  // Of a pair one happens by itself; 乗車 has no partner, and one boards a train.
  const canTakeObject = question.verb?.partner == null || question.verb.isTransitive
  return candidates
    .filter(({ reason }) => reason !== 'verb-form')
    .map(({ text, key }) => {
      const isDoing = /^\w{2,}ing\b/.test(key)
      const takesObject =
        question.kind === 'word' &&
        canTakeObject &&
        (isDoing || (isVerb && (isTransitive || / \w+ /.test(key))))
      return { text, key, words: listComparedWords(key), isVerb: isVerb || isDoing, takesObject }
    })
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

/** Whether an answer is another thing that is taught or told apart, and not only a word. */
function isOfSomething({ subjectId, isByHand }: OtherAnswer): boolean {
  return isByHand === true || (subjectId !== undefined && subjectId !== null)
}

/** The answer that is said in other words, where nothing else is called so. */
function findWording(
  key: string,
  answers: readonly ComparedAnswer[],
  { isTaught, glosses }: { isTaught: boolean; glosses: readonly string[] },
) {
  const plain = findPlainWording(key, answers)
  if (plain !== undefined || isTaught) return plain
  return findNarrowedWording(key, answers) ?? findFramedWording(key, answers, glosses)
}

/** Whether several right answers are typed as one, or one with a remark, where nothing else is called so. */
function joins(
  typed: string,
  { verb }: MeaningQuestion,
  { candidates, glosses }: { candidates: readonly Candidate[]; glosses: readonly string[] },
): boolean {
  // Of a pair of verbs the remark tells which is meant: "(something)" is the other one.
  if (verb?.partner != null) return false
  const keys = candidates.map(({ key }) => key)
  return joinsAnswers(typed, keys, glosses)
}

/** How many slips lie between what was typed and each right answer, the closest first. */
function listDistances(key: string, candidates: readonly Candidate[]) {
  return candidates
    .flatMap((candidate) =>
      [...new Set([candidate.key, candidate.spelling])].map((spelling) => {
        return { candidate, spelling, distance: editDistance(key, spelling) }
      }),
    )
    .toSorted((one, other) => one.distance - other.distance)
}

/** Whether two texts differ by no more than so many slips. */
function isWithin(slips: number, one: string, other: string): boolean {
  // Most differ by more letters than that, which is seen at once.
  return Math.abs(one.length - other.length) <= slips && editDistance(one, other) <= slips
}

/**
 * Judges a typed meaning.
 *
 * What is refused by name is looked up before any other form of a right answer is taken for it, and
 * before any slip is forgiven. A slip may come no closer to an answer of something else than to an
 * accepted one, and may say no other word. English words that belong to nothing count as typed
 * only: one of them lies as near as ours to nearly every slip.
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

  const { verb } = question
  if (verb && saysPartner(key, { verb, accepted: question.accepted })) {
    const reason = verb.isTransitive ? 'transitive-wanted' : 'intransitive-wanted'
    return { outcome: 'retry', reason, matched: verb.partner?.literal }
  }

  const blocked = question.blocked.flatMap((other) =>
    toBlockedKeys(other.text).map((blockedKey) => ({ other, key: blockedKey })),
  )
  const exactly = blocked.filter((each) => each.key === key).map(({ other }) => other)
  // Of two that are written alike the one is told that there is something to show of.
  const refused = exactly.find(({ subjectId }) => (subjectId ?? 0) > 0) ?? exactly[0]

  if (refused !== undefined) {
    const [closest] = listDistances(key, candidates)
    const matched = closest?.candidate.text
    return { outcome: 'wrong', reason: 'blocked', matched, named: refused }
  }

  if (isReading(typed, question.readings)) {
    return { outcome: 'retry', reason: 'meaning-wanted', matched: undefined }
  }

  const saysSame = toSameMeaning(key)
  const same = candidates.find((candidate) => saysSame(candidate.key))
  if (same !== undefined) return { outcome: 'right', reason: 'same-word', matched: same.text }

  const isPhrase = key.includes(' ')
  const isTaught = isTaughtPhrase(key, vocabulary)
  const answers = isPhrase ? toCompared(question, candidates) : []
  const glosses = [...question.accepted, ...(question.otherMeanings ?? [])]
  const said = isPhrase ? findWording(key, answers, { isTaught, glosses }) : undefined
  if (said !== undefined) return { outcome: 'right', reason: 'same-word', matched: said.text }

  const [shown] = candidates
  if (shown !== undefined && !isTaught && joins(typed, question, { candidates, glosses })) {
    return { outcome: 'right', reason: 'same-word', matched: shown.text }
  }

  const ofOthers = blocked.filter(({ other }) => isOfSomething(other))
  const distances = listDistances(key, candidates)
  const closest = distances[0]?.candidate.text
  const forgiven = distances.find(
    ({ spelling, distance }) => forgivesSlips && isForgiven(distance, key, spelling, vocabulary),
  )
  if (
    forgiven !== undefined &&
    !ofOthers.some((each) => isWithin(forgiven.distance - 1, key, each.key))
  ) {
    return { outcome: 'right', reason: 'typo', matched: forgiven.candidate.text }
  }
  const named = ofOthers.find((each) => saysSame(each.key))?.other
  if (named !== undefined) return { outcome: 'wrong', reason: 'blocked', matched: closest, named }
  // Without the phrases that are taught nobody knows whether what is typed is another thing.
  const isWording = isPhrase && !isTaught && vocabulary.size > 0
  if (shown !== undefined && isWording && composes(typed, question, { answers, glosses })) {
    return { outcome: 'right', reason: 'same-word', matched: shown.text }
  }
  if (isOtherMeaning(key, question.otherMeanings ?? [])) {
    return { outcome: 'retry', reason: 'other-meaning', matched: undefined }
  }
  if (isWording && findWithin(key, answers) !== undefined) {
    return { outcome: 'retry', reason: 'fewer-words', matched: undefined }
  }
  return { outcome: 'wrong', reason: 'different', matched: closest, named }
}

/** Whether it is put together of the item's own words. */
function composes(
  typed: string,
  { kind, accepted }: MeaningQuestion,
  { answers, glosses }: { answers: readonly ComparedAnswer[]; glosses: readonly string[] },
): boolean {
  const isVerb = kind === 'word' && /^to /.test(accepted[0] ?? '')
  return isComposed(typed, { answers, glosses, isVerb })
}
