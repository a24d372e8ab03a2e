import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { curriculumLevel } from '../study-identifiers'
import { importId } from './preview'

/**
 * kanji.import.revert: takes an import of the last 30 days back. Cards, notes and levels are as
 * before it; cards that were answered since stay.
 */
export const input = z.object({ mutationId, importId })

export const output = z.object({
  /** Cards taken back, and those that stay because they were answered here. */
  cards: z.int(),
  kept: z.int(),
  level: curriculumLevel,
})
