import type { ProgressBucket } from '@kotonoha/srs/progress-bucket'
import type { SubjectId } from '../subject'

/** Kanji of a level, of a hundred, that open the next one; WaniKani's gate is about the same. */
const percentToOpenNext = 90

/** A kanji of a level as the learner knows it, by the weakest of its core facets. */
export interface LevelKanji {
  subjectId: SubjectId
  bucket: ProgressBucket | undefined
  /** Days of stability of the weakest core facet; 0 while it is not known. */
  stability: number
}

export interface LevelProgress {
  /** Kanji that must be at medium or better. */
  needed: number
  /** Kanji that are. */
  reached: number
  opensNext: boolean
  /** Kanji that are not, the farthest along first. */
  blockers: readonly SubjectId[]
}

const hasReached = ({ bucket }: LevelKanji) => bucket !== undefined && bucket !== 'low'

/** How far a level is on the way to opening the next; a level without kanji opens it at once. */
export function findLevelProgress(kanji: readonly LevelKanji[]): LevelProgress {
  const needed = Math.ceil((kanji.length * percentToOpenNext) / 100)
  const reached = kanji.filter(hasReached).length
  const opensNext = reached >= needed
  const blockers = kanji
    .filter((each) => !hasReached(each))
    .toSorted(
      (one, other) =>
        Number(other.bucket !== undefined) - Number(one.bucket !== undefined) ||
        other.stability - one.stability,
    )
    .map(({ subjectId }) => subjectId)
  return { needed, reached, opensNext, blockers }
}

/**
 * `passed`: what opens the next level is done. A level stays open once it was opened, also when an
 * answer that comes late, or is taken back, would have kept it shut (docs/decisions/012-study-order.md).
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
