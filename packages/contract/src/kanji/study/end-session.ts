import { z } from 'zod'
import { studySessionId } from '../study-identifiers'

/** kanji.study.endSession: ending an ended session changes nothing. */
export const input = z.object({ sessionId: studySessionId })

export const output = z.object({
  answered: z.int(),
  correct: z.int(),
  /** Time spent on answers. */
  minutes: z.number(),
})
