import { z } from 'zod'
import { lessonText } from '../dict/lesson-text'

/** What people wrote about a subject for lessons; only what there is. */
export const subjectLesson = z.object({
  /** What may be answered besides the meaning shown, as people wrote it. */
  also: z.array(z.string()).optional(),
  looks: lessonText.optional(),
  where: lessonText.optional(),
  story: lessonText.optional(),
  sound: lessonText.optional(),
  why: lessonText.optional(),
  family: z.object({ part: z.string(), reading: z.string(), kin: z.array(z.string()) }).optional(),
  later: z.array(z.object({ reading: z.string(), word: z.string() })).optional(),
  apart: z.array(z.object({ literal: z.string(), difference: lessonText })).optional(),
  sounds: lessonText.optional(),
  register: z.string().optional(),
  note: lessonText.optional(),
  sentence: z.object({ japanese: z.string(), english: z.string() }).optional(),
})
