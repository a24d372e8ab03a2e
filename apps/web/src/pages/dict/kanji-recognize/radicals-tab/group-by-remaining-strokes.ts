import type { ApiOutputs } from '../../../../api/api'
import type { KanjiGroup } from '../../../../dictionary/kanji-grid/listed-kanji'

type FoundKanji = ApiOutputs['dict']['kanji']['findByComponents']['items'][number]

/** Cuts the list, which comes sorted, where the number of strokes left over changes. */
export function groupByRemainingStrokes(kanji: readonly FoundKanji[]): KanjiGroup[] {
  const groups: KanjiGroup[] = []
  for (const each of kanji) {
    const key = String(each.remainingStrokes)
    const group = groups.at(-1)
    if (group?.key === key) group.kanji.push(each)
    else groups.push({ key, heading: toHeading(each.remainingStrokes), kanji: [each] })
  }
  return groups
}

function toHeading(remainingStrokes: number): string {
  if (remainingStrokes === 0) return 'No other strokes'
  return remainingStrokes === 1 ? '1 more stroke' : `${remainingStrokes} more strokes`
}
