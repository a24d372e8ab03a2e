import { z } from 'zod'
import { cursor } from '../identifiers'
import { kanjiSummary } from '../kanji-summary'

/** dict.kanji.findBySkip: the kanji of a SKIP code, and of the codes beside it. */
export const input = z
  .object({
    pattern: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    first: z.int().min(1).max(40),
    /** For pattern 4 the shape, 1 to 4. */
    second: z.int().min(1).max(40),
    /** How far each count of strokes may be off. */
    tolerance: z.union([z.literal(0), z.literal(1)]).default(0),
    limit: z.int().min(1).max(200).default(100),
    cursor: cursor.nullish(),
  })
  .refine(({ pattern, second }) => pattern !== 4 || second <= 4, 'pattern 4 has shapes 1 to 4')

export const output = z.object({
  /**
   * The code asked for first, also without kanji; then those beside it that have some. The next page
   * goes on within the group that this one ends in.
   */
  groups: z.array(z.object({ code: z.string(), kanji: z.array(kanjiSummary) })),
  nextCursor: cursor.nullable(),
  /** Kanji of all groups and pages; one that has two of the codes counts twice. */
  total: z.int(),
})
