import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { curriculumLevel } from '../study-identifiers'

/** kanji.curriculum.listResets: resets that can still be taken back, the newest first. */
export const input = z.object({}).optional()

export const output = z.object({
  resets: z.array(
    z.object({
      resetId: z.uuid(),
      fromLevel: curriculumLevel,
      cardCount: z.int(),
      at: moment,
      expiresAt: moment,
    }),
  ),
})
