import type { input } from '@kotonoha/contract/kanji/onboarding/finish'
import { listLessons, toBatch } from '@kotonoha/study/lessons/list-lessons'
import { replanNotifications } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { listOpenLevels, openLevels } from '@kotonoha/user-db/queries/study/levels'
import { addStudyProfile, findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { foundOrThrow } from '../found-or-throw'
import { assumeKnown } from './assume-known'
import type { CurriculumIndex } from './curriculum-index'
import { findAllowance } from './find-availability'
import { loadLearnerStanding } from './learner-standing'
import { toStudyPreferences, withoutGaps } from './study-preferences'
import { toWireProfile } from './to-wire-profile'

/** The number of the change that makes a profile. */
const firstRevision = 1

export interface Onboarding extends z.infer<typeof input> {
  userId: string
  /** The last level whose lessons the learner's plan includes. */
  lastLevel: number
  curriculum: CurriculumIndex
  at: Date
}

/** What a learner would miss if it were passed over. */
interface Choice {
  startLevel: number
  newPerDay: number | null
}

export function toChoice({ startLevel, preferences }: z.infer<typeof input>): Choice {
  return { startLevel, newPerDay: preferences.newPerDay ?? null }
}

export function isSameChoice(one: Choice, other: Choice): boolean {
  return one.startLevel === other.startLevel && one.newPerDay === other.newPerDay
}

/**
 * Makes the study profile, opens the levels up to the chosen one and names the first lesson. Who
 * has a profile already keeps it.
 */
export async function finishOnboarding(queries: Queries, onboarding: Onboarding) {
  const { userId, curriculum, at, goal, isLowerAssumed, lastLevel } = onboarding
  const startLevel = Math.min(onboarding.startLevel, curriculum.levelCount, lastLevel)
  const { isOnVacation: _, ...settings } = withoutGaps(onboarding.preferences)
  const isNew = await addStudyProfile(queries, {
    userId,
    level: startLevel,
    settings,
    goal,
    curriculumVersion: curriculum.version,
    at,
  })
  const profile = foundOrThrow(await findStudyProfile(queries, userId), 'study profile')
  const preferences = toStudyPreferences(profile)
  const hasLevels = (await listOpenLevels(queries, userId)).length > 0
  if (!hasLevels) {
    if (isLowerAssumed) {
      const assumption = { userId, revision: firstRevision, preferences, curriculum, at }
      await assumeKnown(queries, { ...assumption, belowLevel: startLevel })
    }
    const levels = Array.from({ length: startLevel }, (_level, index) => index + 1)
    await openLevels(queries, { userId, levels, at, source: 'onboarding' })
    const data = { startLevel, isLowerAssumed, goal }
    const event = { type: 'onboarding' as const, key: '', at, data }
    await addEvents(queries, { userId, events: [event] })
    await replanNotifications(queries, { userId, at })
  }
  const standing = await loadLearnerStanding(queries, curriculum, userId)
  const learner = { userId, profile, preferences, lastLevel }
  const { newCardsLeft } = await findAllowance(queries, { learner, at })
  const order = preferences.lessonOrder
  const available = listLessons(standing, { level: profile.level, order, lastLevel })
  return {
    isNew,
    asked: toChoice(onboarding),
    profile: toWireProfile(profile),
    lessons: toBatch(available, { preferences, newCardsLeft }),
  }
}
