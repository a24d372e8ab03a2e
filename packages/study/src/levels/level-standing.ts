import type { ProgressBucket } from '../progress-bucket'
import { listCoreFacets } from '../subject'
import type { CourseStanding, StudySubject } from './course-standing'
import { type LevelKanji, type LevelState, toLevelState } from './level-progress'
import { findBucket, isSubjectDue, isUnlocked } from './subject-standing'

/** The kanji of a level as far as passing it asks. */
export function listLevelKanji(
  standing: Pick<CourseStanding, 'standings' | 'curriculum'>,
  level: number,
): LevelKanji[] {
  return standing.curriculum
    .coreOfLevel(level)
    .filter(({ kind }) => kind === 'kanji')
    .map((subject) => {
      const known = standing.standings.get(subject.subjectId)
      return {
        subjectId: subject.subjectId,
        bucket: findBucket(standing, subject),
        hasReached: (known?.reachedFacets ?? 0) >= listCoreFacets(subject.kind).length,
        stability: known?.weakestStability ?? 0,
      }
    })
}

export function findLevelState(
  { openLevels }: Pick<CourseStanding, 'openLevels'>,
  level: number,
): LevelState {
  const open = openLevels.get(level)
  return toLevelState({ isOpen: open !== undefined, hasPassed: open?.passedAt !== undefined })
}

/** How many items stand where: `waiting` may be begun; `due` are counted among the known as well. */
export type StandingCounts = Record<ProgressBucket | 'total' | 'locked' | 'waiting' | 'due', number>

export function countStandings(
  standing: CourseStanding,
  subjects: readonly StudySubject[],
  atMs: number,
): StandingCounts {
  const counts: StandingCounts = {
    total: subjects.length,
    locked: 0,
    waiting: 0,
    low: 0,
    medium: 0,
    high: 0,
    passed: 0,
    due: 0,
  }
  for (const subject of subjects) {
    const bucket = findBucket(standing, subject)
    if (bucket !== undefined) counts[bucket] += 1
    else if (isUnlocked(standing, subject)) counts.waiting += 1
    else counts.locked += 1
    if (isSubjectDue(standing, subject, atMs)) counts.due += 1
  }
  return counts
}
