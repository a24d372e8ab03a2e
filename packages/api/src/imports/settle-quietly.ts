import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import { listLevelKanji } from '@kotonoha/study/levels/level-standing'
import { assumeLevels, openLevels } from '@kotonoha/user-db/queries/study/levels'
import { saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { CurriculumIndex } from '../study/curriculum-index'
import { type LearnerStanding, loadLearnerStanding } from '../study/learner-standing'
import { getLevelPace } from '../study/level-pace'
import { loadLearner } from '../study/settle-levels'
import type { StudyChange } from '../study/study-procedure'

/**
 * Levels as the rules of studying want them after an import, without a word in the learner's
 * history: what was brought is taken for known, and nothing was passed or opened by study. It goes
 * on until nothing is left to do, so that no page that is looked at next does it with a word.
 */
export async function settleQuietly(
  change: StudyChange,
  { curriculum, at }: { curriculum: CurriculumIndex; at: Date },
): Promise<number> {
  const { queries, userId } = change
  let standing = await loadLearnerStanding(queries, curriculum, userId)
  await assumeKnownLevels(change, { standing, at })
  for (let round = 0; round <= curriculum.levelCount; round += 1) {
    standing = await loadLearnerStanding(queries, curriculum, userId)
    const learner = await loadLearner(queries, change)
    const pace = await getLevelPace(queries, { learner, standing, at })
    const { passed: levels, opened, ownLevel } = pace
    if (levels.length + opened.length === 0 && ownLevel === learner.profile.level) return ownLevel
    await assumeLevels(queries, { userId, levels, at })
    await openLevels(queries, { userId, levels: opened, at, source: 'chosen' })
    const { settings, vacationSince } = learner.profile
    await saveStudyProfile(queries, { userId, level: ownLevel, settings, vacationSince })
  }
  return (await loadLearner(queries, change)).profile.level
}

/** From the first level on, as long as enough of each is known; no brake holds up what is. */
async function assumeKnownLevels(
  { queries, userId, lastLevel }: StudyChange,
  { standing, at }: { standing: LearnerStanding; at: Date },
): Promise<void> {
  const { curriculum, openLevels: open } = standing
  const known: number[] = []
  for (let level = 1; level <= curriculum.levelCount; level += 1) {
    const isPassed = open.get(level)?.passedAt !== undefined
    if (!isPassed && !findLevelProgress(listLevelKanji(standing, level)).isPassed) break
    if (!isPassed) known.push(level)
  }
  await assumeLevels(queries, { userId, levels: known, at })
  const next = (known.at(-1) ?? 0) + 1
  if (known.length === 0 || next > Math.min(curriculum.levelCount, lastLevel)) return
  await openLevels(queries, { userId, levels: [next], at, source: 'chosen' })
}
