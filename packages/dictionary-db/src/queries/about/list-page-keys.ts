import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

/** A stretch of a long list: so many, after leaving out so many. */
export interface Stretch {
  offset: number
  limit: number
}

const wordIds = statement<{ word_id: number }>(
  `SELECT word_id FROM word ORDER BY catalog_rank LIMIT :limit OFFSET :offset`,
)
const kanjiLiterals = statement<{ literal: string }>(
  `SELECT literal FROM kanji ORDER BY usage_rank, literal LIMIT :limit OFFSET :offset`,
)
const pageCounts = statement<{ words: number; kanji: number }>(
  `SELECT (SELECT count(*) FROM word) AS words, (SELECT count(*) FROM kanji) AS kanji`,
)

/** What names the pages of words, in the catalog's order. */
export function listWordIds(dictionary: Dictionary, { offset, limit }: Stretch): number[] {
  return wordIds.list(dictionary, { offset, limit }).map((row) => row.word_id)
}

/** What names the pages of kanji, the most frequent first. */
export function listKanjiLiterals(dictionary: Dictionary, { offset, limit }: Stretch): string[] {
  return kanjiLiterals.list(dictionary, { offset, limit }).map(({ literal }) => literal)
}

/** How many words and kanji have a page. */
export function countPages(dictionary: Dictionary): { words: number; kanji: number } {
  return pageCounts.find(dictionary) ?? { words: 0, kanji: 0 }
}
