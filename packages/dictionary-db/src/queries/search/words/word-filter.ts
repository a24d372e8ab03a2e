import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { commonWord, loanword, type WordIndex } from '../../../search-index/word-index'
import type { UnderstoodTag } from '../query/filter-tag'
import { hasCode } from './inflected-matches'

export type WordFilter = (word: number) => boolean

/** What the tags ask of a word; fields that only kanji have ask nothing. */
export function toWordFilters(index: WordIndex, tags: readonly UnderstoodTag[]): WordFilter[] {
  return tags.flatMap(({ filter }) => {
    switch (filter.kind) {
      case 'jlpt':
        return [(word: number) => filter.levels.includes(index.jlpt[word] ?? 0)]
      case 'common':
        return [(word: number) => ((index.wordMarks[word] ?? 0) & commonWord) !== 0]
      case 'loanword':
        return [(word: number) => ((index.wordMarks[word] ?? 0) & loanword) !== 0]
      case 'codes': {
        const codes = new Set(filter.codes.map((code) => index.codes.find(code)))
        codes.delete(-1)
        return [(word: number) => hasCode(index, word, codes)]
      }
      case 'has-kanji':
        return filter.characters.map((character) => {
          const words = listWordsWrittenWith(index, character)
          return (word: number) => words.has(word)
        })
      default:
        return []
    }
  })
}

function listWordsWrittenWith(index: WordIndex, character: string): Set<number> {
  const { pairs, entries } = index.headwords
  const words = new Set<number>()
  for (const key of pairs.candidatesFor(character)) {
    for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
      const entry = entries.valueAt(at)
      if (isReadingEntry(entry)) continue
      words.add(index.wordOfSpelling[spellingOfEntry(entry)] ?? 0)
    }
  }
  return words
}
