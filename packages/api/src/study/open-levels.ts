import { findLevelProgress, type LevelKanji } from '@kotonoha/study/levels/level-progress'
import { listCoreFacets } from '@kotonoha/study/subject'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { listOpenLevels, passLevel } from '@kotonoha/user-db/queries/study/levels'
import { listStandings } from '@kotonoha/user-db/queries/study/standings'
import type { CurriculumIndex } from './curriculum-index'
import type { LearnerStanding } from './learner-standing'
import type { StudyChange } from './study-procedure'
import { findBucket } from './subject-state'

/** The kanji of a level as far as passing it asks. */
export function listLevelKanji(
  standing: Pick<LearnerStanding, 'standings' | 'curriculum'>,
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

/** Notes which of these levels are passed by now: a date, and something to be glad about. */
export async function passEarnedLevels(
  change: StudyChange,
  { at, curriculum, levels }: { at: Date; curriculum: CurriculumIndex; levels: readonly number[] },
): Promise<void> {
  const { queries, userId } = change
  const open = new Map((await listOpenLevels(queries, userId)).map((each) => [each.level, each]))
  for (const level of levels) {
    const known = open.get(level)
    if (known === undefined || known.passedAt !== undefined) continue
    const subjectIds = curriculum.coreOfLevel(level).map(({ subjectId }) => subjectId)
    const standings = await listStandings(queries, { userId, subjectIds })
    if (!findLevelProgress(listLevelKanji({ curriculum, standings }, level)).isPassed) continue
    await notePassed(change, { level, at })
  }
}

export async function notePassed(
  { queries, userId }: StudyChange,
  { level, at }: { level: number; at: Date },
): Promise<void> {
  await passLevel(queries, { userId, level, at })
  const event = { type: 'level-passed' as const, key: `${level}`, at, data: { level } }
  await addEvents(queries, { userId, events: [event] })
}
