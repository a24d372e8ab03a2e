import { oncePerDictionary } from '../../once-per-dictionary'

/** Which kanji show which component. A kanji's number is its place by frequency. */
interface ComponentIndex {
  kanji: { literal: string; strokeCount: number }[]
  components: ReadonlyMap<string, { strokeCount: number; kanji: Uint32Array }>
}

/** Small (some 60,000 pairs) and asked at every tap, so it stays in memory. */
export const getComponentIndex = oncePerDictionary((dictionary): ComponentIndex => {
  const kanji = dictionary
    .prepare<{ literal: string; stroke_count: number }>(
      'SELECT literal, stroke_count FROM kanji ORDER BY usage_rank',
    )
    .all()
  const numberOf = new Map(kanji.map(({ literal }, number) => [literal, number]))
  const rows = dictionary
    .prepare<{ literal: string; stroke_count: number; kanji: string }>(
      'SELECT literal, stroke_count, kanji FROM component ORDER BY place',
    )
    .all()
  return {
    kanji: kanji.map((row) => ({ literal: row.literal, strokeCount: row.stroke_count })),
    components: new Map(
      rows.map((row) => [
        row.literal,
        {
          strokeCount: row.stroke_count,
          kanji: Uint32Array.from(Array.from(row.kanji, (each) => numberOf.get(each) ?? 0)),
        },
      ]),
    ),
  }
})
