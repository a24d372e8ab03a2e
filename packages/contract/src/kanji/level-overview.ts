import { z } from 'zod'
import { moment } from '../account-identifiers'
import { curriculumLevel } from './study-identifiers'
import { subjectTile } from './subject-tile'

/** How many items stand where. The states add up to `total`; those due are counted beside. */
const kindCounts = z.object({
  total: z.int(),
  locked: z.int(),
  /** Unlocked, lesson not done. */
  waiting: z.int(),
  low: z.int(),
  medium: z.int(),
  high: z.int(),
  passed: z.int(),
  due: z.int(),
})

/** A level of the curriculum as one learner stands in it. */
export const levelOverview = z.object({
  level: curriculumLevel,
  levelCount: z.int(),
  /** `passed`: enough of its kanji have reached `medium`, or it was taken for known. */
  state: z.enum(['locked', 'open', 'passed']),
  /** When it was passed; null while it is not. */
  passedAt: moment.nullable(),
  /** It was taken for known, and passed with that. */
  isAssumed: z.boolean(),
  isCurrent: z.boolean(),
  components: kindCounts,
  kanji: kindCounts,
  words: kindCounts,
  /** Kanji that must have reached `medium` to pass the level, and those that have, at any time. */
  kanjiNeeded: z.int(),
  kanjiReached: z.int(),
  /** The kanji that are missing to pass it, the farthest along first. */
  blockers: z.array(subjectTile),
})

/** A level in the row of all levels. */
export const levelSummary = z.object({
  level: curriculumLevel,
  state: z.enum(['locked', 'open', 'passed']),
  isCurrent: z.boolean(),
  kanjiCount: z.int(),
  kanjiReached: z.int(),
  kanjiPassed: z.int(),
})
