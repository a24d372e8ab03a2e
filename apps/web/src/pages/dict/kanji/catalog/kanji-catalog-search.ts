import * as z from 'zod/mini'
import { jlptParam, listParam } from '../../../../kit/url-state/list-param'

/** The most strokes a kanji of the dictionary has is 84 (𪚥 and its like are in no source). */
const strokeCount = z.int().check(z.minimum(1), z.maximum(84))

export const kanjiCatalogSearch = z.object({
  jlpt: jlptParam,
  strokes: listParam(strokeCount),
  order: z.catch(z._default(z.enum(['level', 'strokes', 'frequency', 'grade']), 'level'), 'level'),
})

export type KanjiCatalogSearch = z.output<typeof kanjiCatalogSearch>

export const kanjiCatalogSearchDefaults = {
  jlpt: [],
  strokes: [],
  order: 'level',
} satisfies KanjiCatalogSearch
