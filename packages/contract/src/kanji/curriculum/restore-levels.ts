import { z } from 'zod'
import { mutationId } from '../../core/account-identifiers'
import { levelOverview } from '../level-overview'

/**
 * kanji.curriculum.restoreLevels: takes a reset of the last 30 days back. Items that were learnt
 * anew since then keep their new cards.
 */
export const input = z.object({ mutationId, resetId: z.uuid() })

export const output = z.object({ overview: levelOverview })
