import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { importSource } from './import-item'
import { importId } from './preview'

/** kanji.import.list: imports that were applied, the newest first. */
export const input = z.object({}).optional()

export const output = z.object({
  imports: z.array(
    z.object({
      importId,
      source: importSource,
      name: z.string(),
      cards: z.int(),
      /** Of these, the cards that were answered since, and would stay. */
      answered: z.int(),
      appliedAt: moment,
      /** Until when it can be taken back; null where that is over. */
      expiresAt: moment.nullable(),
      revertedAt: moment.nullable(),
    }),
  ),
})
