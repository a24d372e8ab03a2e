import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import { listLevelKanji } from '@kotonoha/study/levels/level-standing'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { listOpenLevels, passLevel } from '@kotonoha/user-db/queries/study/levels'
import { listStandings } from '@kotonoha/user-db/queries/study/standings'
import type { CurriculumIndex } from './curriculum-index'
import type { StudyChange } from './study-procedure'

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
