import * as v from 'valibot'
import { jlptParam, listParam } from '../../../../kit/url-state/list-param'

/** The most strokes a kanji of the dictionary has is 84 (𪚥 and its like are in no source). */
const strokeCount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(84))

export const kanjiCatalogSearch = v.object({
  jlpt: jlptParam,
  strokes: listParam(strokeCount),
  order: v.fallback(
    v.optional(v.picklist(['level', 'strokes', 'frequency', 'grade']), 'level'),
    'level',
  ),
})

export type KanjiCatalogSearch = v.InferOutput<typeof kanjiCatalogSearch>

export const kanjiCatalogSearchDefaults = {
  jlpt: [],
  strokes: [],
  order: 'level',
} satisfies KanjiCatalogSearch
