import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { listWordsOf } from './headword-matches'

/** How the words are read that are written so. */
export function readingsOf(index: WordIndex, text: string): string[] {
  return listWordsOf(index, toSearchKey(text)).map((word) => readingOf(index, word))
}

/** How the word is read first. */
export function readingOf(
  { readingKey, firstSpelling, headwords }: WordIndex,
  word: number,
): string {
  return headwords.keys.textOf(readingKey[firstSpelling[word] ?? 0] ?? 0)
}

/** All that the word is read as. */
export function listReadings(index: WordIndex, word: number): string[] {
  const { readingKey, firstSpelling, headwords } = index
  const first = firstSpelling[word] ?? 0
  const spellings = (firstSpelling[word + 1] ?? first) - first
  return Array.from({ length: spellings }, (_, place) =>
    headwords.keys.textOf(readingKey[first + place] ?? 0),
  )
}
