import { z } from 'zod'
import { learnerDay, revision } from '../study-identifiers'

export const achievement = z.object({
  key: z.string().max(40),
  group: z.enum([
    'first',
    'kanji',
    'words',
    'components',
    'jlpt',
    'levels',
    'streak',
    'reviews',
    'quiet',
  ]),
  have: z.int(),
  need: z.int(),
  /** Null until it is earned. */
  earnedOn: learnerDay.nullable(),
  /** Earned, and not seen before. */
  isNew: z.boolean(),
})

/** kanji.progress.listAchievements: those earned, and what is missing to the others. */
export const input = z.object({}).optional()

export const output = z.object({
  today: learnerDay,
  revision,
  achievements: z.array(achievement),
})
