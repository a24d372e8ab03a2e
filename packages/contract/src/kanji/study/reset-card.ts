import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { card } from '../card'
import { revision, subjectId } from '../study-identifiers'

/** kanji.study.resetCard: an item is as if never learnt and waits for its lesson; history stays. */
export const input = z.object({ mutationId, subjectId })

export const output = z.object({ cards: z.array(card), revision })
