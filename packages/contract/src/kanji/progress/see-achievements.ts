import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/** kanji.progress.seeAchievements: the learner has seen what was earned, so that it stays. */
export const input = z.object({
  mutationId,
  keys: z.array(z.string().max(40)).max(60),
})

export const output = z.object({ seen: z.int() })
