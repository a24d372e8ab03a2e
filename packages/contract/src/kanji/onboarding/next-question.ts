import { z } from 'zod'
import { subjectId } from '../study-identifiers'
import { studyItem } from '../study-item'

/** Questions of the placement at most. */
export const maxPlacementQuestions = 25

/**
 * kanji.onboarding.nextQuestion: the answers so far say what to ask next. The browser keeps them,
 * so that the test can be left and taken up again.
 */
export const input = z.object({
  answers: z
    .array(z.object({ subjectId, isRight: z.boolean() }))
    .max(maxPlacementQuestions)
    .default([]),
  /** Whoever reads no kana yet takes no test. */
  kana: z.enum(['fluent', 'some']).optional(),
})

export const output = z.object({
  /** Null when enough is known. */
  question: z
    .object({ item: studyItem, facet: z.enum(['meaning', 'reading']), number: z.int() })
    .nullable(),
  /** As of now: the level to start with, and how sure that is, in levels. */
  startLevel: z.int(),
  deviation: z.number(),
})
