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
        const marks = markWordsOf(index, filter.codes)
        return [(word: number) => marks[word] === 1]
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

/** Tags are few and asked for again and again: which words have one is found out once. */
const mostMarked = 64
const markedOf = new WeakMap<WordIndex, Map<string, Uint8Array>>()

function markWordsOf(index: WordIndex, codes: readonly string[]): Uint8Array {
  const marked = markedOf.get(index) ?? new Map<string, Uint8Array>()
  markedOf.set(index, marked)
  const name = codes.join(' ')
  const known = marked.get(name)
  if (known !== undefined) return known
  if (marked.size >= mostMarked) marked.clear()
  const numbers = new Set(codes.map((code) => index.codes.find(code)))
  numbers.delete(-1)
  const marks = Uint8Array.from({ length: index.size }, (_, word) =>
    hasCode(index, word, numbers) ? 1 : 0,
  )
  marked.set(name, marks)
  return marks
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
