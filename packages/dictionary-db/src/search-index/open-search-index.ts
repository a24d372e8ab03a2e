import { oncePerDictionary } from '../once-per-dictionary'
import type { SqliteDatabase } from '../sqlite/sqlite-database'
import { type KanjiIndex, readKanjiIndex } from './kanji-index'
import type { Numbers, NumbersConstructor, ReadPart } from './storage/typed-parts'
import { readWordIndex, type WordIndex } from './word-index'

/** An open dictionary, or one that is being built and has its index. */
type Source = Pick<SqliteDatabase, 'prepare'>

/** The index of a dictionary, read into memory at its first use. */
export const openSearchIndex = oncePerDictionary<SearchIndex, Source>((dictionary) => {
  const part = dictionary.prepare<{ bytes: Uint8Array }>(
    'SELECT bytes FROM search_part WHERE name = ?',
  )
  const readPart = <N extends Numbers>(name: string, kind: NumbersConstructor<N>): N => {
    const bytes = part.get(name)?.bytes
    if (bytes === undefined) throw new Error(`the dictionary has no search part ${name}`)
    return toNumbers(bytes, kind)
  }
  return new SearchIndex(readPart)
})

class SearchIndex {
  readonly words: WordIndex
  readonly #readPart: ReadPart
  #kanji: KanjiIndex | undefined

  constructor(readPart: ReadPart) {
    this.words = readWordIndex(readPart, () => this.kanji)
    this.#readPart = readPart
  }

  /** Read when it is first asked for: a start does not wait for it. */
  get kanji(): KanjiIndex {
    this.#kanji ??= readKanjiIndex(this.#readPart)
    return this.#kanji
  }
}

/** A view of the bytes, or of a copy: one of several bytes per number must begin at a multiple of them. */
function toNumbers<N extends Numbers>(bytes: Uint8Array, kind: NumbersConstructor<N>): N {
  const { buffer, byteOffset } =
    bytes.byteOffset % kind.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes)
  return new kind(buffer, byteOffset, bytes.byteLength / kind.BYTES_PER_ELEMENT)
}
