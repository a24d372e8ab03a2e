import { z } from 'zod'
import { card } from '../card'
import { subjectId } from '../study-identifiers'
import { studyItem } from '../study-item'

/** kanji.study.getItem: an item as it is asked and taught, with the learner's cards of it. */
export const input = z.object({ subjectId })

export const output = z.object({ item: studyItem, cards: z.array(card) })
