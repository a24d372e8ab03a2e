import type { SubjectId } from '../subject'

/** A meaning or a reading that belongs to something else, and to what, where that is known. */
export interface OtherAnswer {
  text: string
  subjectId?: SubjectId | null
  /** It was put on the list by a person; what belongs to nothing else is an English word. */
  isByHand?: boolean | undefined
  /** What to tell whoever answers so. */
  reason?: string | undefined
}

/**
 * `verb-form`: right but for "to" before a verb. `same-word`: right in another form of the same
 * words. For both the page shows the form we write.
 */
export type RightReason = 'accepted' | 'synonym' | 'verb-form' | 'same-word' | 'typo' | 'taught'

/** Why an answer is wrong; the causes of a misread kana are named so that they can be told. */
export type WrongReason =
  | 'blocked'
  | 'different'
  | 'small-kana'
  | 'long-vowel'
  | 'double-consonant'
  | 'voicing'

/**
 * Nothing is counted and the learner answers again. `transitive-wanted` and `intransitive-wanted`: the
 * answer is that of the other verb of a pair, which `matched` names. `other-meaning`: a true one that is
 * not taught. `fewer-words`: an accepted answer stands in it among other words.
 */
export type RetryReason =
  | 'empty'
  | 'meaning-wanted'
  | 'kana-wanted'
  | 'other-reading'
  | 'okurigana'
  | 'transitive-wanted'
  | 'intransitive-wanted'
  | 'other-meaning'
  | 'fewer-words'

/** What an answer is worth. `matched` is the accepted answer it came closest to. */
export type Verdict =
  | { outcome: 'right'; reason: RightReason; matched: string }
  | {
      outcome: 'wrong'
      reason: WrongReason
      matched: string | undefined
      /** What the answer does mean, or is read as: the confusion to show. */
      named: OtherAnswer | undefined
    }
  | { outcome: 'retry'; reason: RetryReason; matched: string | undefined }
