import { createLearnerCalendar, type LearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel } from '@kotonoha/srs/memory-model'
import { type Scheduling, toCardKey } from '@kotonoha/srs/schedule'
import type { Question } from '@kotonoha/study/session/question'
import type { StudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { StudyPreferences } from './study-preferences'

/** Learners of one zone share a calendar, which remembers where its days begin. */
const calendars = new Map<string, LearnerCalendar>()
const models = new Map<string, MemoryModel>()

/** More zones and hours than anybody lives in; then they are made anew. */
const keptCount = 500

/** The days as a learner lives them. */
export function toCalendar({
  zone,
  dayStartHour,
}: Pick<StudyPreferences, 'zone' | 'dayStartHour'>): LearnerCalendar {
  return keep(calendars, `${zone}/${dayStartHour}`, () =>
    createLearnerCalendar({ zone, dayStartHour }),
  )
}

/** Whose cards are scheduled: what the learner wants, and how the learner remembers. */
export interface Scheduled {
  userId: string
  preferences: StudyPreferences
  profile: Pick<StudyProfile, 'parameters'>
}

/** The memory of a learner: by the parameters found for it, else by those of most people. */
export function toModel({
  preferences: { retention },
  profile: { parameters },
}: Omit<Scheduled, 'userId'>): MemoryModel {
  const key = `${retention}/${parameters?.join('/') ?? ''}`
  return keep(models, key, () =>
    createMemoryModel({ retention, ...(parameters !== undefined && { parameters }) }),
  )
}

/** For each card of a learner. */
export function createScheduler(learner: Scheduled): (question: Question) => Scheduling {
  const { userId, preferences } = learner
  const model = toModel(learner)
  const calendar = toCalendar(preferences)
  const { dueMode } = preferences
  return (question) => ({ model, calendar, dueMode, cardKey: toCardKey(userId, question) })
}

function keep<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= keptCount) kept.clear()
  const value = make()
  kept.set(key, value)
  return value
}
