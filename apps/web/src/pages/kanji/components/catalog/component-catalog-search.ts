import * as z from 'zod/mini'

/** The progress is what the dashboard's numbers count. */
export const componentCatalogSearch = z.object({
  level: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(60))), undefined),
  progress: z.catch(z.optional(z.enum(['passed', 'low', 'medium', 'high'])), undefined),
})

export type ComponentCatalogSearch = z.output<typeof componentCatalogSearch>
