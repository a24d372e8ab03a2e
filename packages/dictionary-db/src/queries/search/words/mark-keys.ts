import { oncePerDictionary } from '../../../once-per-dictionary'
import { spellingOfEntry } from '../../../search-index/key-entry'
import type { Range } from '../../../search-index/storage/sorted-keys'
import type { WordIndex } from '../../../search-index/word-index'
import type { HitList } from '../hits/hit-list'

/** Where words are marked, … */
interface Marking {
  hits: HitList
  /** … and of which only, where there are any. */
  among?: HitList | undefined
}

/** Marks the words that are filed under a run of keys, which stand side by side as their keys do. */
export function markKeys(index: WordIndex, range: Range, { hits, among }: Marking): void {
  const { entries } = index.headwords
  if (range.end <= range.start) return
  const first = entries.startOf(range.start)
  const last = entries.endOf(range.end - 1)
  if (among !== undefined && among.count < last - first) {
    for (const word of among.items()) if (hasKeyIn(index, word, range)) hits.mark(word)
    return
  }
  for (let place = first; place < last; place += 1) {
    hits.mark(index.wordOfSpelling[spellingOfEntry(entries.valueAt(place))] ?? 0)
  }
}

function hasKeyIn(index: WordIndex, word: number, { start, end }: Range): boolean {
  const { firstSpelling, writtenKey, readingKey } = index
  const isIn = (key: number) => key >= start && key < end
  const last = firstSpelling[word + 1] ?? 0
  for (let spelling = firstSpelling[word] ?? 0; spelling < last; spelling += 1) {
    if (isIn(writtenKey[spelling] ?? 0) || isIn(readingKey[spelling] ?? 0)) return true
  }
  return openKeysBeside(index).get(word)?.some(isIn) ?? false
}

/** Of words that are filed under more than what their spellings are written and read as: these keys. */
const openKeysBeside = oncePerDictionary((index: WordIndex) => {
  const { headwords, wordOfSpelling, writtenKey, readingKey } = index
  const { keys, entries } = headwords
  const keysOfWord = new Map<number, number[]>()
  for (let key = 0; key < keys.size; key += 1) {
    for (let place = entries.startOf(key); place < entries.endOf(key); place += 1) {
      const spelling = spellingOfEntry(entries.valueAt(place))
      if (writtenKey[spelling] === key || readingKey[spelling] === key) continue
      const word = wordOfSpelling[spelling] ?? 0
      const known = keysOfWord.get(word)
      if (known === undefined) keysOfWord.set(word, [key])
      else known.push(key)
    }
  }
  return keysOfWord
})
