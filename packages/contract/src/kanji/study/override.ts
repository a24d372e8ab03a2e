import { z } from 'zod'
import { card } from '../card'
import { rating, reviewId, revision } from '../study-identifiers'

/**
 * kanji.study.override: the learner knows better than the checker. The answer gets another grade
 * and is marked; the same override sent again changes nothing.
 */
export const input = z.object({ reviewId, rating })

export const output = z.object({ card, revision })
