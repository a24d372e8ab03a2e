import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { levelOverview } from '../level-overview'

/**
 * kanji.curriculum.restoreLevels: takes a reset of the last 30 days back, and those made after it:
 * cards, levels and the own level are as before, and answers given since count for those cards.
 */
export const input = z.object({ mutationId, resetId: z.uuid() })

export const output = z.object({ overview: levelOverview })
