import type { KanjiSummary } from '../../entities/kanji-summary'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredUsedKanji } from '../../tables/stored-word'
import { findKanjiSummary } from '../kanji/list-kanji-summaries'
import { statement } from '../statement'

export interface UsedKanji extends KanjiSummary {
  /** As read here, sound changes included; null where the word is read as a whole. */
  readingInWord: string | null
  readingId: string | null
}

const kanjiOfSpelling = statement<{ kanji: Uint8Array }>(
  `SELECT kanji FROM spelling WHERE spelling_id = ? AND word_id = ?`,
)

/** The kanji a spelling is written with, in writing order; 々 stands as the kanji it repeats. */
export function findUsedKanji(
  dictionary: Dictionary,
  { wordId, wordSpellingId }: { wordId: number; wordSpellingId: string },
): UsedKanji[] | undefined {
  const row = kanjiOfSpelling.find(dictionary, wordSpellingId, wordId)
  if (row === undefined) return undefined
  const used = unpackJson<StoredUsedKanji[]>(dictionary, 'word', row.kanji)
  return used.flatMap(([literal, readingInWord, readingId]) => {
    const kanji = findKanjiSummary(dictionary, literal)
    if (kanji === undefined) return []
    return [{ ...kanji, readingInWord: readingInWord || null, readingId: readingId || null }]
  })
}
