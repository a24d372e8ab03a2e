import * as z from 'zod/mini'

/** What an address says that is to be studied; what cannot be read counts as not said. */
export const studySearch = z.object({
  /** The level whose lessons come next. */
  curriculumLevel: z.catch(z.optional(z.int().check(z.gte(1), z.lte(60))), undefined),
  /** Left out: the page asks. */
  mode: z.catch(z.optional(z.enum(['lessons', 'reviews', 'practice'])), undefined),
  practice: z.catch(z.optional(z.enum(['leeches', 'mistakes', 'level'])), undefined),
})
