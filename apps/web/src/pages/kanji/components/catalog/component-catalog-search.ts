import * as v from 'valibot'

/** The progress is what the dashboard's numbers count. */
export const componentCatalogSearch = v.object({
  level: v.fallback(
    v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(60))),
    undefined,
  ),
  progress: v.fallback(v.optional(v.picklist(['passed', 'low', 'medium', 'high'])), undefined),
})

export type ComponentCatalogSearch = v.InferOutput<typeof componentCatalogSearch>
