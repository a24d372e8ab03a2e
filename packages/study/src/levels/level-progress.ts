import type { ProgressBucket } from '../progress-bucket'
import type { SubjectId } from '../subject'

/** Kanji of a level, of a hundred, that pass it. */
const percentToPass = 90

/** A kanji of a level as the learner knows it, by the weakest of its core facets. */
export interface LevelKanji {
  subjectId: SubjectId
  /** As it is now. */
  bucket: ProgressBucket | undefined
  /** Each of its core facets was at medium once; a lapse takes nothing of that away. */
  hasReached: boolean
  /** Days of stability of the weakest core facet; 0 while it is not known. */
  stability: number
}

export interface LevelProgress {
  /** Kanji that must have reached medium. */
  needed: number
  /** Kanji that have. */
  reached: number
  isPassed: boolean
  /** Kanji that have not, the farthest along first. */
  blockers: readonly SubjectId[]
}

/** How far a level is on the way to being passed; one without kanji is. */
export function findLevelProgress(kanji: readonly LevelKanji[]): LevelProgress {
  const needed = Math.ceil((kanji.length * percentToPass) / 100)
  const reached = kanji.filter(({ hasReached }) => hasReached).length
  const isPassed = reached >= needed
  const blockers = kanji
    .filter(({ hasReached }) => !hasReached)
    .toSorted(
      (one, other) =>
        Number(other.bucket !== undefined) - Number(one.bucket !== undefined) ||
        other.stability - one.stability,
    )
    .map(({ subjectId }) => subjectId)
  return { needed, reached, isPassed, blockers }
}

/**
 * `passed`: nine in ten kanji have reached medium. That stays, and so does a level that was opened,
 * also when an answer that comes late, or is taken back, would say otherwise
 * (docs/decisions/012-study-order.md).
 */
export type LevelState = 'locked' | 'open' | 'passed'

export function toLevelState({
  isOpen,
  hasPassed,
}: {
  isOpen: boolean
  /** Passed now, or at any time before. */
  hasPassed: boolean
}): LevelState {
  if (!isOpen) return 'locked'
  return hasPassed ? 'passed' : 'open'
}
