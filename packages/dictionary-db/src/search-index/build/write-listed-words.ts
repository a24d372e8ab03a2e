import type { SqliteDatabase } from '../../sqlite/sqlite-database'
import { toRuby } from '../../tables/to-ruby'
import { listedWordTables } from '../../tables/word-tables'
import type { SearchSense, SearchWord } from '../search-document'

/** Writes what a list shows of each word; they come in the order of their numbers. */
export function writeListedWords(database: SqliteDatabase, words: readonly SearchWord[]): void {
  for (const table of listedWordTables) database.exec(table)
  // Read back: furigana of all headwords would take much of the memory that a build has.
  const furiganaOf = database.prepare<{ furigana: string }>(
    'SELECT furigana FROM spelling WHERE spelling_id = ?',
  )
  const insertSpelling = database.prepare('INSERT INTO listed_spelling VALUES (?, ?, ?)')
  const insertSense = database.prepare('INSERT INTO listed_sense VALUES (?, ?)')
  let spellingNumber = 0
  let senseNumber = 0
  for (const { spellings, senses, frequencyRank } of words) {
    const [first = toListedSense(noSense), ...later] = senses.map(toListedSense)
    for (const { spellingId, text, reading } of spellings) {
      const furigana = toRuby(JSON.parse(furiganaOf.get(spellingId)?.furigana ?? '[]'))
      const headword = JSON.stringify({ text, reading, furigana }).slice(1, -1)
      insertSpelling.run(spellingNumber, `${headword},${first}`, frequencyRank)
      spellingNumber += 1
    }
    for (const [place, sense] of later.entries()) insertSense.run(senseNumber + 1 + place, sense)
    senseNumber += senses.length
  }
}

const noSense = { glosses: [], partsOfSpeech: [] }

function toListedSense({
  glosses,
  partsOfSpeech,
}: Pick<SearchSense, 'glosses' | 'partsOfSpeech'>): string {
  return JSON.stringify({ glosses, partsOfSpeech }).slice(1, -1)
}
