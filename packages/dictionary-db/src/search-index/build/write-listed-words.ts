import type { SqliteDatabase, SqliteStatement } from '../../sqlite/sqlite-database'
import { toRuby } from '../../tables/to-ruby'
import { listedWordTables } from '../../tables/word-tables'
import type { SearchSense, SearchSpelling } from '../search-document'

/** What a list shows of a word. */
export interface ListedWord {
  spellings: readonly SearchSpelling[]
  senses: readonly SearchSense[]
  frequencyRank: number | null
}

/** Writes what a list shows of each word; they come in the order of their numbers. */
export class ListedWordsWriter {
  readonly #insertSpelling: SqliteStatement<unknown>
  readonly #insertSense: SqliteStatement<unknown>
  #spellingNumber = 0
  #senseNumber = 0

  constructor(database: SqliteDatabase) {
    for (const table of listedWordTables) database.exec(table)
    this.#insertSpelling = database.prepare('INSERT INTO listed_spelling VALUES (?, ?, ?)')
    this.#insertSense = database.prepare('INSERT INTO listed_sense VALUES (?, ?)')
  }

  add({ spellings, senses, frequencyRank }: ListedWord): void {
    const [first = toListedSense(noSense), ...later] = senses.map(toListedSense)
    for (const { text, reading, furigana } of spellings) {
      const ruby = toRuby(JSON.parse(furigana))
      const headword = JSON.stringify({ text, reading, furigana: ruby }).slice(1, -1)
      this.#insertSpelling.run(this.#spellingNumber, `${headword},${first}`, frequencyRank)
      this.#spellingNumber += 1
    }
    for (const [place, sense] of later.entries()) {
      this.#insertSense.run(this.#senseNumber + 1 + place, sense)
    }
    this.#senseNumber += senses.length
  }
}

const noSense = { glosses: [], partsOfSpeech: [] }

function toListedSense({
  glosses,
  partsOfSpeech,
}: Pick<SearchSense, 'glosses' | 'partsOfSpeech'>): string {
  return JSON.stringify({ glosses, partsOfSpeech }).slice(1, -1)
}
