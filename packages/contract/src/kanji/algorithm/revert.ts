import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { studyProfile } from '../study-profile'

/**
 * kanji.algorithm.revert: has answers from now on counted with a version of the parameters, 0 being
 * the defaults. Dues that are set stay as they are.
 */
export const input = z.object({ mutationId, version: z.int().min(0).max(1_000_000) })

export const output = studyProfile
