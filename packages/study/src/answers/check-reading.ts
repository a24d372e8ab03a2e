import type { SubjectKind } from '../subject'
import { findMisreadCause } from './misread-kana'
import { isKana, normaliseReading, spellOutLengthMarks } from './normalise-reading'
import { isOkuriganaSlip } from './okurigana-slip'
import type { OtherAnswer, Verdict } from './verdict'

/** All that is needed to judge what was typed as a subject's reading. */
export interface ReadingQuestion {
  kind: SubjectKind
  /** As it is written: 食べる. */
  literal: string
  /** The reading or readings asked for, in kana. */
  taught: readonly string[]
  /**
   * Other true readings, in kana. For a word also those its kanji have elsewhere, of which a
   * learner may think first.
   */
  others: readonly string[]
  /** Readings of look-alikes and siblings. */
  blocked: readonly OtherAnswer[]
}

/** Ways to write a reading: its own, and with ー as う where the vowel before is お. */
function listForms(reading: string): string[] {
  const normal = normaliseReading(reading)
  const spelled = spellOutLengthMarks(normal)
  return [normal, spelled, ...(normal.includes('ー') ? [spelled.replaceAll('お', 'う')] : [])]
}

function isSame(answer: string, reading: string): boolean {
  const forms = listForms(reading)
  return forms.includes(answer) || forms.includes(spellOutLengthMarks(answer))
}

/**
 * Judges a typed reading. Another true reading, and anything that is no kana, is asked again
 * without a penalty: what was asked for was misunderstood, not forgotten.
 */
export function checkReading(typed: string, question: ReadingQuestion): Verdict {
  const answer = normaliseReading(typed)
  const { taught, others, literal, blocked } = question
  const first = taught[0]
  if (answer === '') return { outcome: 'retry', reason: 'empty', matched: undefined }
  if (!isKana(answer)) return { outcome: 'retry', reason: 'kana-wanted', matched: undefined }

  const right = taught.find((reading) => isSame(answer, reading))
  if (right !== undefined) return { outcome: 'right', reason: 'taught', matched: right }

  const other = others.find((reading) => isSame(answer, reading))
  if (other !== undefined) return { outcome: 'retry', reason: 'other-reading', matched: other }

  const stretched = taught.find((reading) =>
    isOkuriganaSlip(answer, literal, normaliseReading(reading)),
  )
  if (stretched !== undefined) {
    return { outcome: 'retry', reason: 'okurigana', matched: stretched }
  }

  const named = blocked.find(({ text }) => isSame(answer, text))
  for (const reading of taught) {
    const reason = findMisreadCause(answer, normaliseReading(reading))
    if (reason !== undefined) return { outcome: 'wrong', reason, matched: reading, named }
  }
  const reason = named === undefined ? 'different' : 'blocked'
  return { outcome: 'wrong', reason, matched: first, named }
}
