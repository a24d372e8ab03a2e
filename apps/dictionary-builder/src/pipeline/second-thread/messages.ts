import type { FoundSources } from '../../acquisition/open-sources-again'
import type { CourseWords } from '../../curriculum/collect-input'
import type { KanjiFacts } from '../../drafts/kanji-facts'
import type { BuildReport } from '../../report/build-report'
import type { StageDone } from '../../report/progress'
import type { PackedWords } from '../kanji/spelled-words'
import type { PackedDefinitions } from '../words/packed-definitions'
import type { Failure } from './second-thread-error'

/** What the second thread is to do: handed over when it starts. */
export interface BesideOrder {
  sources: FoundSources
  /** The file of its own that it writes. */
  path: string
  /** Where the templates for handwriting belong. */
  templatesPath: string
}

/** What the pages of kanji and the curriculum need of words. */
export interface WordsTold {
  /** In catalog order. */
  spelled: PackedWords
  courseWords: CourseWords
}

export interface WrittenBeside {
  names: number
  read: BuildReport['read']
}

/** A part of what is left to do when all is written. */
export interface UnreadSentences {
  /** The dictionary, which nobody writes to meanwhile. */
  path: string
  wordIds: readonly number[]
}

export type FromSecondThread =
  | { kind: 'stage'; stage: StageDone }
  | { kind: 'kanji'; kanji: readonly KanjiFacts[] }
  | { kind: 'written'; written: WrittenBeside }
  | { kind: 'sentences'; read: PackedDefinitions }
  | { kind: 'failed'; failure: Failure }
