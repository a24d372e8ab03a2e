import type { SubjectId, SubjectKind } from '../subject'

/** A subject and what it is made of: a kanji's components, a word's kanji. */
export interface LockableSubject {
  kind: SubjectKind
  level: number
  needs: readonly SubjectId[]
}

/** What a learner has done so far, as far as locks ask. */
export interface LearnerKeys {
  isLevelOpen(level: number): boolean
  /** The lesson of the subject is done, or the subject is assumed known. */
  isIntroduced(subjectId: SubjectId): boolean
  /** It was recalled at least once on a later day than its lesson. */
  hasLaterSuccess(subjectId: SubjectId): boolean
}

/** Why a lesson may not be done yet, and the subjects it waits for. */
export type SubjectLock = { reason: 'level' } | { reason: 'needs'; missing: readonly SubjectId[] }

/**
 * The lock of a subject whose lesson is not done; undefined when it is open.
 *
 * A component opens with its level, a kanji when its components' lessons are done, a word when each
 * of its kanji was recalled on a later day. In level 1 the lessons of its kanji are enough, so that
 * the first day has words.
 */
export function findSubjectLock(
  { kind, level, needs }: LockableSubject,
  learner: LearnerKeys,
): SubjectLock | undefined {
  if (!learner.isLevelOpen(level)) return { reason: 'level' }
  const isMet = (subjectId: SubjectId) =>
    kind === 'word' && level > 1
      ? learner.hasLaterSuccess(subjectId)
      : learner.isIntroduced(subjectId)
  const missing = kind === 'component' ? [] : needs.filter((subjectId) => !isMet(subjectId))
  return missing.length > 0 ? { reason: 'needs', missing } : undefined
}
