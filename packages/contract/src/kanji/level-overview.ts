import { z } from 'zod'
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
  /** `passed`: what opens the next level is done. */
  state: z.enum(['locked', 'open', 'passed']),
  isCurrent: z.boolean(),
  components: kindCounts,
  kanji: kindCounts,
  words: kindCounts,
  /** Kanji at `medium` or better that open the next level, and those there are. */
  kanjiNeeded: z.int(),
  kanjiReached: z.int(),
  /** The kanji that the next level waits for, the farthest along first. */
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
