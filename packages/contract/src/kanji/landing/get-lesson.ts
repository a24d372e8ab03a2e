import { z } from 'zod'
import { studyItem } from '../study-item'

/** kanji.landing.getLesson: one lesson of the course, as a learner would be shown it. */
export const input = z.undefined().or(z.object({})).optional()

/** Null where the dictionary has no such kanji in its course. */
export const output = studyItem
  .pick({
    literal: true,
    level: true,
    meaning: true,
    readingShown: true,
    readingKind: true,
    parts: true,
    lesson: true,
    teaching: true,
  })
  .nullable()
