import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { commonWord, loanword, type WordIndex } from '../../../search-index/word-index'
import type { UnderstoodTag } from '../query/filter-tag'
import { hasCode } from './inflected-matches'

export interface WordFilter {
  accepts: (word: number) => boolean
  /** All that it accepts, where these are so few that nobody has to go through all words for them. */
  words?: Uint32Array
}

/** What the tags ask of a word; fields that only kanji have ask nothing. */
export function toWordFilters(index: WordIndex, tags: readonly UnderstoodTag[]): WordFilter[] {
  return tags.flatMap(({ filter }) => {
    switch (filter.kind) {
      case 'jlpt':
        return [{ accepts: (word) => filter.levels.includes(index.jlpt[word] ?? 0) }]
      case 'common':
        return [{ accepts: (word) => ((index.wordMarks[word] ?? 0) & commonWord) !== 0 }]
      case 'loanword':
        return [{ accepts: (word) => ((index.wordMarks[word] ?? 0) & loanword) !== 0 }]
      case 'codes': {
        const marks = markWordsOf(index, filter.codes)
        return [{ accepts: (word) => marks[word] === 1 }]
      }
      case 'has-kanji':
        return filter.characters.map((character) => {
          const written = listWordsWrittenWith(index, character)
          return { accepts: (word) => written.has(word), words: Uint32Array.from(written) }
        })
      default:
        return []
    }
  })
}

/** The words that all filters accept. */
export function listAccepted(
  { size }: Pick<WordIndex, 'size'>,
  filters: readonly WordFilter[],
): Uint32Array {
  const fewest = filters.flatMap(({ words }) => words ?? []).sort((a, b) => a.length - b.length)[0]
  const accepted = fewest?.slice() ?? listAll(size)
  let count = accepted.length
  // One filter after the other: of all at once the calls take longer than what they ask.
  for (const { accepts } of filters) {
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      const word = accepted[at] ?? 0
      if (!accepts(word)) continue
      accepted[kept] = word
      kept += 1
    }
    count = kept
  }
  return accepted.subarray(0, count)
}

function listAll(size: number): Uint32Array {
  const words = new Uint32Array(size)
  for (let word = 0; word < size; word += 1) words[word] = word
  return words
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
