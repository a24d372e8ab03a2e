import type { Brake, LevelPace } from '@kotonoha/study/levels/level-pace'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { openLevels } from '@kotonoha/user-db/queries/study/levels'
import {
  beginStudyChange,
  findStudyProfile,
  saveBrake,
  saveStudyProfile,
} from '@kotonoha/user-db/queries/study/study-profile'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { Accounts } from '../accounts/accounts'
import { foundOrThrow } from '../found-or-throw'
import type { CurriculumIndex } from './curriculum-index'
import { getLearnerStanding, type LearnerStanding, loadLearnerStanding } from './learner-standing'
import { getLevelPace } from './level-pace'
import { notePassed } from './open-levels'
import { toStudyPreferences } from './study-preferences'
import type { StudyChange, StudyLearner } from './study-procedure'

/** A learner whose levels are as the rules want them. */
export interface Settled {
  learner: StudyLearner
  standing: LearnerStanding
  /** What holds the next level up. */
  brake: Brake | undefined
}

/**
 * Sees to it that levels are open whose turn has come, before anything is told of them. Nothing but
 * the state decides, so it does not matter what was missed, and when.
 */
export async function settleLevels({
  accounts: { userDb, announceStudyChange },
  study: learner,
  curriculum,
  at,
}: {
  accounts: Pick<Accounts, 'userDb' | 'announceStudyChange'>
  study: StudyLearner
  curriculum: CurriculumIndex
  at: Date
}): Promise<Settled> {
  const { userId, profile } = learner
  const { revision } = profile
  const standing = await getLearnerStanding(userDb, curriculum, { userId, revision })
  const pace = await getLevelPace(userDb, { learner, standing, at })
  if (!isToChange(learner, pace)) return { learner, standing, brake: pace.brake }
  const settled = await userDb.transaction(async (queries) => {
    const begun = foundOrThrow(await beginStudyChange(queries, userId), 'study profile')
    const preferences = toStudyPreferences(begun)
    const { revision: next } = begun
    const change = { ...learner, profile: begun, preferences, queries, revision: next }
    return settleChange(change, { curriculum, at })
  })
  const { revision: changed } = settled.learner.profile
  announceStudyChange(userId, { revision: changed, kinds: ['profile'] })
  return settled
}

/** The same within a change of the learner's study data; gives the learner as they are then. */
export async function settleChange(
  change: StudyChange,
  { curriculum, at }: { curriculum: CurriculumIndex; at: Date },
): Promise<Settled> {
  const { queries, userId } = change
  const standing = await loadLearnerStanding(queries, curriculum, userId)
  const pace = await getLevelPace(queries, { learner: change, standing, at })
  if (!isToChange(change, pace)) return { learner: change, standing, brake: pace.brake }
  for (const level of pace.passed) await notePassed(change, { level, at })
  await openLevels(queries, { userId, levels: pace.opened, at, source: 'study' })
  await addEvents(queries, {
    userId,
    events: pace.opened.map((level) => {
      return { type: 'level-opened' as const, key: `${level}`, at, data: { level } }
    }),
  })
  await saveBrake(queries, { userId, brake: pace.memory })
  await savePace(change, { pace, at })
  const learner = await loadLearner(queries, change)
  const after = await loadLearnerStanding(queries, curriculum, userId)
  return { learner, standing: after, brake: pace.brake }
}

/** As a change has left them so far. */
export async function loadLearner(
  queries: Queries,
  { userId, lastLevel }: Pick<StudyLearner, 'userId' | 'lastLevel'>,
): Promise<StudyLearner> {
  const profile = foundOrThrow(await findStudyProfile(queries, userId), 'study profile')
  return { userId, profile, preferences: toStudyPreferences(profile), lastLevel }
}

async function savePace(
  { queries, userId, revision, profile, preferences }: StudyChange,
  { pace, at }: { pace: LevelPace; at: Date },
): Promise<void> {
  const { ownLevel: level, newPerDay } = pace
  const isHalved = newPerDay !== preferences.newPerDay
  if (level === profile.level && !isHalved) return
  const { vacationSince } = profile
  const settings = isHalved ? { ...profile.settings, newPerDay } : profile.settings
  await saveStudyProfile(queries, { userId, level, settings, vacationSince })
  if (!isHalved) return
  const data = { newPerDay, isByBrake: true }
  const event = { type: 'settings' as const, key: String(revision), at, data }
  await addEvents(queries, { userId, events: [event] })
}

function isToChange({ profile, preferences }: StudyLearner, pace: LevelPace): boolean {
  const { brake } = profile
  return (
    pace.passed.length > 0 ||
    pace.opened.length > 0 ||
    pace.ownLevel !== profile.level ||
    pace.newPerDay !== preferences.newPerDay ||
    pace.memory.stoppedOnDay !== brake.stoppedOnDay ||
    pace.memory.isLimitKept !== brake.isLimitKept
  )
}
