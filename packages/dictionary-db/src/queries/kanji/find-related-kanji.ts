import type { RelatedKanji } from '../../entities/related-kanji'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredRelatedKanji } from '../../tables/stored-kanji'
import { statement } from '../statement'
import { findKanjiSummary } from './list-kanji-summaries'
import { toCodePoint } from './to-code-point'

const relatedOfKanji = statement<{ related: Uint8Array }>(
  `SELECT related FROM kanji_definition WHERE code_point = ?`,
)

/** Kanji that belong with this one, grouped by why. */
export function findRelatedKanji(
  dictionary: Dictionary,
  literal: string,
): RelatedKanji | undefined {
  const row = relatedOfKanji.find(dictionary, toCodePoint(literal))
  if (row === undefined) return undefined
  const groups = unpackJson<StoredRelatedKanji>(dictionary, 'kanji', row.related)
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
