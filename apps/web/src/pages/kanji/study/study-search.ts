import * as v from 'valibot'

/** What an address says that is to be studied; what cannot be read counts as not said. */
export const studySearch = v.object({
  /** The level whose lessons come next. */
  curriculumLevel: v.fallback(
    v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(60))),
    undefined,
  ),
  /** Left out: the page asks. */
  mode: v.fallback(v.optional(v.picklist(['lessons', 'reviews', 'practice'])), undefined),
  practice: v.fallback(v.optional(v.picklist(['leeches', 'mistakes', 'level'])), undefined),
})
