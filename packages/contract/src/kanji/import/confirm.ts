import { z } from 'zod'
import { moment, mutationId } from '../../account-identifiers'
import { curriculumLevel } from '../study-identifiers'
import { importId } from './preview'

/**
 * kanji.import.confirm: makes the cards of an import, all of them or none. The same source that was
 * applied before changes nothing, and answers what it led to then. (`apply` is a name that the
 * library's callers take for the function's own.)
 */
export const input = z.object({ mutationId, importId })

export const output = z.object({
  /** The import that stands: an earlier one of the same source, or this one. */
  importId,
  cards: z.int(),
  level: curriculumLevel,
  /** Until when it can be taken back. */
  expiresAt: moment,
})
