import type { input } from '@kotonoha/contract/kanji/study/release-brake'
import { halveLimit } from '@kotonoha/study/pace/brake'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { openLevels } from '@kotonoha/user-db/queries/study/levels'
import { saveBrake, saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { z } from 'zod'
import type { CurriculumIndex } from './curriculum-index'
import { loadLearner, type Settled, settleChange } from './settle-levels'
import type { StudyChange } from './study-procedure'

interface Release {
  choice: z.infer<typeof input>['choice']
  curriculum: CurriculumIndex
  at: Date
}

/** Does what the learner chose about a level that the brake keeps shut; nothing where none is. */
export async function releaseBrake(
  change: StudyChange,
  { choice, curriculum, at }: Release,
): Promise<Settled> {
  const { queries, userId, revision } = change
  const settled = await settleChange(change, { curriculum, at })
  const { brake } = settled
  if (brake === undefined) return settled
  const { profile, preferences } = settled.learner
  if (choice === 'keep-limit') {
    await saveBrake(queries, { userId, brake: { ...profile.brake, isLimitKept: true } })
    return settleAnew()
  }
  // By wish: a level opened so does not brake the ones after it.
  const { level } = brake
  await openLevels(queries, { userId, levels: [level], at, source: 'chosen' })
  const opened = { type: 'level-opened' as const, key: `${level}`, at, data: { level } }
  await addEvents(queries, { userId, events: [opened] })
  if (choice === 'halve') {
    const newPerDay = halveLimit(preferences.newPerDay)
    const settings = { ...profile.settings, newPerDay }
    await saveStudyProfile(queries, { ...profile, userId, settings })
    const event = { type: 'settings' as const, key: String(revision), at, data: { newPerDay } }
    await addEvents(queries, { userId, events: [event] })
  }
  return settleAnew()

  async function settleAnew(): Promise<Settled> {
    const learner = await loadLearner(queries, change)
    return settleChange({ ...change, ...learner }, { curriculum, at })
  }
}
