import { z } from 'zod'
import { card } from '../card'
import { facet, reviewId, subjectId } from '../study-identifiers'
import { studyItem } from '../study-item'
import { activeSession } from './active-session'

/** kanji.study.getActiveSession: with all that going on with it on this device takes. */
export const input = z
  .object({
    /** False to hear only whether there is one. */
    withItems: z.boolean().default(true),
  })
  .optional()

export const output = z.object({
  session: activeSession.nullable(),
  /** The cards and items that the session was started with, as they are now. */
  cards: z.array(card),
  items: z.array(studyItem),
  /**
   * What was answered in it and not taken back, in that order. The document may be older: whatever
   * is missing there was answered since it was saved.
   */
  answers: z.array(z.object({ reviewId, subjectId, facet, isRight: z.boolean() })),
})
