import type { WordDraft } from '../../drafts/word-draft'

/**
 * Orders the words as the catalog lists them and numbers them from 0: by level from N5 to N1, then
 * those without a level; within that by frequency. Returns them in that order.
 */
export function assignCatalogRanks(words: readonly WordDraft[]): WordDraft[] {
  const ordered = [...words].sort(
    (a, b) =>
      (b.jlpt ?? 0) - (a.jlpt ?? 0) ||
      (a.frequencyRank ?? Number.MAX_SAFE_INTEGER) - (b.frequencyRank ?? Number.MAX_SAFE_INTEGER) ||
      Number(b.isCommon) - Number(a.isCommon) ||
      a.id - b.id,
  )
  for (const [rank, word] of ordered.entries()) word.catalogRank = rank
  return ordered
}
