import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { cursor } from '../../dict/identifiers'
import { learnerDay } from '../study-identifiers'
import { subjectTile } from '../subject-tile'
import { achievement } from './list-achievements'

/** kanji.progress.listEvents: the learner's history, the newest first. */
export const input = z.object({
  limit: z.int().min(1).max(100).default(50),
  cursor: cursor.nullish(),
})

/** What happened; `items-passed` of one day are told together. */
export const eventType = z.enum([
  'lesson-batch',
  'session-ended',
  'level-opened',
  'level-passed',
  'items-passed',
  'leech',
  'settings',
  'streak-freeze',
  'level-reset',
  'onboarding',
  'import',
  'import-reverted',
  'memory-trained',
  'rescheduled',
  'reschedule-reverted',
  'achievement',
])

export const output = z.object({
  events: z.array(
    z.object({
      eventId: z.string(),
      type: eventType,
      at: moment,
      day: learnerDay,
      /** The level, or the count, that the event speaks of; null where it speaks of none. */
      level: z.int().nullable(),
      count: z.int().nullable(),
      /** Items named, a few at most. */
      items: z.array(subjectTile),
      /** What was earned, of the type `achievement` alone. */
      achievement: achievement.pick({ key: true, group: true, need: true }).nullable(),
    }),
  ),
  nextCursor: cursor.nullable(),
})
