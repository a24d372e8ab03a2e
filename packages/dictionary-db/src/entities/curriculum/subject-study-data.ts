import type { Subject } from './subject'
import type { SubjectLesson } from './subject-lesson'

/** An answer that is wrong whatever the tolerance for typing mistakes, and whose it is. */
export interface BlockedMeaning {
  text: string
  subjectId: number | null
  /** A person refused it, and perhaps said why. What belongs to nobody else is an English word. */
  isByHand?: boolean
  reason?: string
}

export interface SubjectReading {
  /** Of a kanji: which of its readings is taught; null for a word. */
  kind: 'on' | 'kun' | null
  /** Right answers in hiragana: a kun reading with and without its okurigana. */
  taught: string[]
  /** The reading as it is shown: `ショク`, `た.べる`. */
  display: string
  /** True readings that are not asked for, in hiragana. */
  other: string[]
}

/** What lessons show and answers are checked against. */
export interface SubjectStudyData {
  subject: Subject
  /** The meaning that is taught. */
  meaning: string
  /** Right answers, the taught one first, as the sources write them. */
  acceptedMeanings: string[]
  blockedMeanings: BlockedMeaning[]
  /** Null for a component, and for a kanji that has none. */
  reading: SubjectReading | null
  /** Components of a kanji or kanji of a word, in the order of writing, as subject ids. */
  needs: number[]
  /** Words that are written with the kanji, the core ones first, in the order of teaching. */
  words: number[]
  /** Kanji that are easily taken for it. */
  lookAlikes: number[]
  /** Words that are alike in writing or in meaning. */
  siblings: number[]
  /** What people wrote for lessons; null where nothing is written yet. */
  lesson: SubjectLesson | null
}
