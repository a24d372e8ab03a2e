import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { studyAvailability } from '../study-availability'

/**
 * kanji.study.releaseBrake: what becomes of a level that the brake keeps shut. `open`: it opens
 * now; `halve`: it opens now, with half the limit of new cards; `keep-limit`: when it opens by
 * itself, the limit stays.
 */
export const input = z.object({ mutationId, choice: z.enum(['open', 'halve', 'keep-limit']) })

export const output = studyAvailability
