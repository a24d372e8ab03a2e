import type { Dictionary } from '../../open-dictionary'
import { isReadingEntry, spellingOfEntry } from '../../search-index/key-entry'
import { openSearchIndex } from '../../search-index/open-search-index'
import { toSearchKey } from '../../search-index/text/search-key'
import { spellingIdOf } from '../../search-index/word-index'
import { statement } from '../statement'

/** A word in one spelling. */
export interface Headword {
  wordId: number
  spellingId: string
  text: string
  reading: string
}

const spelling = statement<{ word_id: number; text: string; reading: string }>(
  'SELECT word_id, text, reading FROM spelling WHERE spelling_id = ?',
)

/** Words that are written, or read, exactly so; the best known first. */
export function findHeadwords(dictionary: Dictionary, text: string): Headword[] {
  const index = openSearchIndex(dictionary).words
  const number = index.headwords.keys.find(toSearchKey(text))
  if (number < 0) return []
  const { entries } = index.headwords
  const found = new Map<number, string>()
  for (let place = entries.startOf(number); place < entries.endOf(number); place += 1) {
    const entry = entries.valueAt(place)
    const at = spellingOfEntry(entry)
    const word = index.wordOfSpelling[at] ?? 0
    // A reading leads to the word's first spelling; a written form to its own, which is better.
    if (!found.has(word) || !isReadingEntry(entry)) found.set(word, spellingIdOf(index, at))
  }
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, spellingId]) => {
      const row = spelling.find(dictionary, spellingId)
      if (row === undefined) return []
      return [{ wordId: row.word_id, spellingId, text: row.text, reading: row.reading }]
    })
}
