import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { card } from '../card'
import { revision, subjectId } from '../study-identifiers'

/** kanji.study.suspend: an item's cards are not asked until it is woken again. */
export const input = z.object({ mutationId, subjectId, isSuspended: z.boolean() })

export const output = z.object({ cards: z.array(card), revision })
