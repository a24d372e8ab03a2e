import type { KanjiDraft } from '../../drafts/kanji-draft'

/** Sorts after every real number: kanji without a grade, a level or a frequency come last. */
const last = Number.MAX_SAFE_INTEGER

const byUsage = (a: KanjiDraft, b: KanjiDraft) =>
  (a.source.frequencyRank ?? last) - (b.source.frequencyRank ?? last) ||
  (a.source.grade ?? last) - (b.source.grade ?? last) ||
  (b.jlpt ?? 0) - (a.jlpt ?? 0) ||
  a.source.strokeCount - b.source.strokeCount ||
  (a.literal.codePointAt(0) ?? 0) - (b.literal.codePointAt(0) ?? 0)

/** The orders of the catalog; each ends in usage and at last in Unicode, so none is by chance. */
const orders = {
  level: (a, b) => (b.jlpt ?? 0) - (a.jlpt ?? 0) || byUsage(a, b),
  strokes: (a, b) => a.source.strokeCount - b.source.strokeCount || byUsage(a, b),
  usage: byUsage,
  grade: (a, b) => (a.source.grade ?? last) - (b.source.grade ?? last) || byUsage(a, b),
} as const satisfies Record<string, (a: KanjiDraft, b: KanjiDraft) => number>

export type KanjiRanks = Record<keyof typeof orders, Map<string, number>>

/** The place of every kanji in each order, from 0. */
export function rankKanji(kanji: readonly KanjiDraft[]): KanjiRanks {
  const rankBy = (order: (a: KanjiDraft, b: KanjiDraft) => number) =>
    new Map([...kanji].sort(order).map(({ literal }, rank) => [literal, rank]))
  return {
    level: rankBy(orders.level),
    strokes: rankBy(orders.strokes),
    usage: rankBy(orders.usage),
    grade: rankBy(orders.grade),
  }
}
