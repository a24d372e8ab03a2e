import { z } from 'zod'

/** dict.about.getDictionary */
export const input = z.undefined().or(z.object({})).optional()

/** Which dictionary this server has open, and whose work it is. */
export const output = z.object({
  /** Changes exactly when the contents change; part of every cache key. */
  version: z.string(),
  /** `reduced` when the real sources could not be reached (see `docs/operations.md`). */
  edition: z.enum(['full', 'reduced']),
  counts: z.object({
    words: z.int(),
    kanji: z.int(),
    names: z.int(),
    examples: z.int(),
  }),
  /** Features that a missing source leaves out, in words: `pitch accent`, `JLPT levels of words` … */
  missingFeatures: z.array(z.string()),
  sources: z.array(
    z.object({
      name: z.string(),
      /** What the product takes from it. */
      use: z.string(),
      version: z.string(),
      date: z.string().nullable(),
      licence: z.string(),
      licenceUrl: z.string().nullable(),
      url: z.string(),
      attribution: z.string(),
    }),
  ),
})
