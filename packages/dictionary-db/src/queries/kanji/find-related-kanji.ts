import type { RelatedKanji } from '../../entities/related-kanji'
import type { Dictionary } from '../../open-dictionary'
import type { StoredRelatedKanji } from '../../tables/stored-kanji'
import { statement } from '../statement'
import { findKanjiSummary } from './list-kanji-summaries'

const relatedOfKanji = statement<{ related: string }>(
  `SELECT related FROM kanji_definition WHERE literal = ?`,
)

/** Kanji that belong with this one, grouped by why. */
export function findRelatedKanji(
  dictionary: Dictionary,
  literal: string,
): RelatedKanji | undefined {
  const row = relatedOfKanji.find(dictionary, literal)
  if (row === undefined) return undefined
  const groups: StoredRelatedKanji = JSON.parse(row.related)
  return {
    groups: groups.map(({ kind, items }) => ({
      kind,
      items: items.flatMap(([other, reason]) => {
        const kanji = findKanjiSummary(dictionary, other)
        return kanji === undefined ? [] : [{ kanji, reason }]
      }),
    })),
  }
}
