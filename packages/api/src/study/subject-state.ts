import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { type ProgressBucket, toProgressBucket } from '@kotonoha/srs/progress-bucket'
import { findSubjectLock, type LearnerKeys } from '@kotonoha/study/levels/subject-lock'
import { listCoreFacets } from '@kotonoha/study/subject'
import type { LearnerStanding } from './learner-standing'

type Known = Pick<LearnerStanding, 'standings'>

/** Whether the lesson of an item is done: all its core facets have cards. */
export function isIntroduced({ standings }: Known, { subjectId, kind }: Subject): boolean {
  return (standings.get(subjectId)?.introducedFacets ?? 0) >= listCoreFacets(kind).length
}

/** How well an item is known; undefined where it was never introduced. */
export function findBucket({ standings }: Known, subject: Subject): ProgressBucket | undefined {
  const standing = standings.get(subject.subjectId)
  if (standing === undefined || standing.introducedFacets === 0) return undefined
  const isComplete = standing.introducedFacets >= listCoreFacets(subject.kind).length
  return toProgressBucket(isComplete ? standing.weakestStability : 0)
}

/** Whether an item is known well enough to be read elsewhere: `medium` or better. */
export function isReached(standing: Known, subject: Subject): boolean {
  const bucket = findBucket(standing, subject)
  return bucket !== undefined && bucket !== 'low'
}

/** What the learner has done so far, as far as locks ask. What the curriculum lacks holds nobody up. */
export function toKeys(standing: LearnerStanding): LearnerKeys {
  const { curriculum, standings, openLevels } = standing
  return {
    isLevelOpen: (each) => openLevels.has(each),
    isIntroduced: (id) => {
      const need = curriculum.byId.get(id)
      return need === undefined || isIntroduced(standing, need)
    },
    hasLaterSuccess: (id) =>
      !curriculum.byId.has(id) || (standings.get(id)?.hasLaterSuccess ?? false),
  }
}

/** Whether the lesson of an item may be done, or is done. What the learner asked for always may. */
export function isUnlocked(standing: LearnerStanding, subject: Subject): boolean {
  const { curriculum, standings, wanted } = standing
  const { subjectId, kind, level } = subject
  if (standings.has(subjectId) || wanted.has(subjectId)) return true
  const lock = findSubjectLock(
    { kind, level, needs: curriculum.needsOf(subjectId) },
    toKeys(standing),
  )
  return lock === undefined
}
