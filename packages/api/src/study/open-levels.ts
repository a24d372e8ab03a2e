import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import { addEvents, type StudyEvent } from '@kotonoha/user-db/queries/study/events'
import { listOpenLevels, openLevels, passLevel } from '@kotonoha/user-db/queries/study/levels'
import { listStandings } from '@kotonoha/user-db/queries/study/standings'
import { saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { CurriculumIndex } from './curriculum-index'
import type { LearnerStanding } from './learner-standing'
import type { StudyChange } from './study-procedure'
import { findBucket } from './subject-state'

/** The kanji of a level as far as opening the next asks. */
export function listLevelKanji(
  standing: Pick<LearnerStanding, 'standings' | 'curriculum'>,
  level: number,
) {
  return standing.curriculum
    .coreOfLevel(level)
    .filter(({ kind }) => kind === 'kanji')
    .map((subject) => ({
      subjectId: subject.subjectId,
      bucket: findBucket(standing, subject),
      stability: standing.standings.get(subject.subjectId)?.weakestStability ?? 0,
    }))
}

/**
 * Opens the level after each of these whose kanji are known well enough. Whoever studied the level
 * passed goes on to the new one.
 */
export async function openEarnedLevels(
  change: StudyChange,
  { at, curriculum, levels }: { at: Date; curriculum: CurriculumIndex; levels: readonly number[] },
): Promise<void> {
  const { queries, userId, profile } = change
  const open = new Map((await listOpenLevels(queries, userId)).map((each) => [each.level, each]))
  const asked = levels.toSorted((a, b) => a - b)
  const events: StudyEvent[] = []
  let { level: currentLevel } = profile
  for (const level of asked) {
    const known = open.get(level)
    if (known === undefined || known.passedAt !== undefined) continue
    const subjectIds = curriculum.coreOfLevel(level).map(({ subjectId }) => subjectId)
    const standings = await listStandings(queries, { userId, subjectIds })
    if (!findLevelProgress(listLevelKanji({ curriculum, standings }, level)).opensNext) continue
    await passLevel(queries, { userId, level, at })
    events.push({ type: 'level-passed', key: `${level}`, at, data: { level } })
    const next = level + 1
    if (next > curriculum.levelCount) continue
    if (!open.has(next)) {
      await openLevels(queries, { userId, levels: [next], at, source: 'study' })
      open.set(next, { level: next, openedAt: at, passedAt: undefined })
      events.push({ type: 'level-opened', key: `${next}`, at, data: { level: next } })
    }
    if (currentLevel === level) currentLevel = next
  }
  await addEvents(queries, { userId, events })
  if (currentLevel === profile.level) return
  const { settings, vacationSince } = profile
  await saveStudyProfile(queries, { userId, level: currentLevel, settings, vacationSince })
}
