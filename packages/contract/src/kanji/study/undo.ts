import { z } from 'zod'
import { card } from '../card'
import { reviewId, revision } from '../study-identifiers'

/**
 * kanji.study.undo: one of the last ten answers of the latest session is as if never given. Undoing
 * it again changes nothing.
 */
export const input = z.object({ reviewId })

export const output = z.object({ card, revision })
