import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/** kanji.agent.setKeepsLookUps: off, the words that were looked up leave the log too. */
export const input = z.object({ mutationId, keepsLookUps: z.boolean() })

export const output = z.object({})
