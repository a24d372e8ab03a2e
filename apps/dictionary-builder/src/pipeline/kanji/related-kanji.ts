import type { RelatedKanjiKind } from '@kotonoha/dictionary-db/entities/related-kanji'
import type { StoredRelatedKanji } from '@kotonoha/dictionary-db/tables/stored-kanji'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import { isStudied } from '../../drafts/kanji-draft'

/** A kanji that belongs with another, and why in one short English line. */
export type Relation = [literal: string, reason: string]

/** Finds the kanji that stand in one kind of relation to a kanji, the most useful first. */
export type RelationFinder = (kanji: KanjiDraft) => Relation[]

/** More would be a list to skim rather than kanji to compare. */
const relationsPerKind = 16

/** Kinds that add nothing about a kanji named before: an old form of course means the same. */
const saysLittle: ReadonlySet<RelatedKanjiKind> = new Set(['synonym', 'shared-components'])

/** The related tab of a kanji. */
export function toStoredRelated(
  kanji: KanjiDraft,
  finders: ReadonlyMap<RelatedKanjiKind, RelationFinder>,
  byLiteral: ReadonlyMap<string, KanjiDraft>,
): StoredRelatedKanji {
  const named = new Set([kanji.literal])
  const groups: StoredRelatedKanji = []
  for (const [kind, find] of finders) {
    const items: Relation[] = []
    for (const [literal, reason] of find(kanji)) {
      if (items.length === relationsPerKind) break
      const isListed = items.some(([other]) => other === literal)
      if (literal === kanji.literal || isListed || !byLiteral.has(literal)) continue
      if (saysLittle.has(kind) && named.has(literal)) continue
      items.push([literal, reason])
    }
    for (const [literal] of items) named.add(literal)
    if (items.length > 0) groups.push({ kind, items })
  }
  return groups
}

/** Kanji that learners meet before others, the most frequent first. */
export function sortByUse(kanji: readonly KanjiDraft[]): KanjiDraft[] {
  const last = Number.MAX_SAFE_INTEGER
  return [...kanji].sort(
    (a, b) =>
      Number(isStudied(b)) - Number(isStudied(a)) ||
      (a.source.frequencyRank ?? last) - (b.source.frequencyRank ?? last) ||
      (a.source.grade ?? last) - (b.source.grade ?? last) ||
      a.source.strokeCount - b.source.strokeCount ||
      (a.literal < b.literal ? -1 : 1),
  )
}
