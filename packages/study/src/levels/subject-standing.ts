import { type ProgressBucket, toProgressBucket } from '../progress-bucket'
import { listCoreFacets } from '../subject'
import type { CourseStanding, StudySubject } from './course-standing'
import { findSubjectLock, type LearnerKeys } from './subject-lock'

type Known = Pick<CourseStanding, 'standings'>

/** Whether the lesson of an item is done: all its core facets have cards. */
export function isIntroduced({ standings }: Known, { subjectId, kind }: StudySubject): boolean {
  return (standings.get(subjectId)?.introducedFacets ?? 0) >= listCoreFacets(kind).length
}

/** How well an item is known; undefined where it was never introduced. */
export function findBucket(
  { standings }: Known,
  subject: StudySubject,
): ProgressBucket | undefined {
  const standing = standings.get(subject.subjectId)
  if (standing === undefined || standing.introducedFacets === 0) return undefined
  const isComplete = standing.introducedFacets >= listCoreFacets(subject.kind).length
  return toProgressBucket(isComplete ? standing.weakestStability : 0)
}

/** Whether an item is known well enough to be read elsewhere: `medium` or better. */
export function isReached(standing: Known, subject: StudySubject): boolean {
  const bucket = findBucket(standing, subject)
  return bucket !== undefined && bucket !== 'low'
}

/** Whether an item counts as known: `high` or better. */
export function isKnownWell(standing: Known, subject: StudySubject): boolean {
  const bucket = findBucket(standing, subject)
  return bucket === 'high' || bucket === 'passed'
}

/** `none`: not introduced. `due`: a card of it is due. `known`: at least `high`. */
export function findStudyState(
  standing: Known,
  subject: StudySubject,
  atMs: number,
): 'known' | 'learning' | 'due' | 'none' {
  if (findBucket(standing, subject) === undefined) return 'none'
  if (isSubjectDue(standing, subject, atMs)) return 'due'
  return isKnownWell(standing, subject) ? 'known' : 'learning'
}

/** Whether a card of an item is due. */
export function isSubjectDue(
  { standings }: Known,
  { subjectId }: StudySubject,
  atMs: number,
): boolean {
  const dueAtMs = standings.get(subjectId)?.dueAtMs
  return dueAtMs !== undefined && dueAtMs <= atMs
}

/** What the learner has done so far, as far as locks ask. */
export function toKeys({ curriculum, standings, openLevels }: CourseStanding): LearnerKeys {
  return {
    isLevelOpen: (each) => openLevels.has(each),
    ...toKeysOfCourse(curriculum, {
      isIntroduced: (subject) => isIntroduced({ standings }, subject),
      hasLaterSuccess: (id) => standings.get(id)?.hasLaterSuccess ?? false,
    }),
  }
}

/** What the curriculum lacks holds nobody up. */
export function toKeysOfCourse<Each extends StudySubject>(
  { byId }: { byId: ReadonlyMap<number, Each> },
  learner: {
    isIntroduced: (subject: Each) => boolean
    hasLaterSuccess: (subjectId: number) => boolean
  },
): Omit<LearnerKeys, 'isLevelOpen'> {
  return {
    isIntroduced: (id) => {
      const need = byId.get(id)
      return need === undefined || learner.isIntroduced(need)
    },
    hasLaterSuccess: (id) => !byId.has(id) || learner.hasLaterSuccess(id),
  }
}

/** Whether the lesson of an item may be done, or is done. What the learner asked for always may. */
export function isUnlocked(standing: CourseStanding, subject: StudySubject): boolean {
  const { curriculum, standings, wanted } = standing
  const { subjectId, kind, level } = subject
  if (standings.has(subjectId) || wanted.has(subjectId)) return true
  const lock = findSubjectLock(
    { kind, level, needs: curriculum.needsOf(subjectId) },
    toKeys(standing),
  )
  return lock === undefined
}

/** Items of the levels' core, and those that the learner asked for. */
export function isStudied(
  { wanted, standings }: Pick<CourseStanding, 'wanted' | 'standings'>,
  { subjectId, isCore }: StudySubject & { isCore: boolean },
): boolean {
  return isCore || wanted.has(subjectId) || standings.has(subjectId)
}
