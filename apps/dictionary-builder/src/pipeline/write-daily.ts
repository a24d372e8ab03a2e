import { createHash } from 'node:crypto'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { KanjiFacts } from '../drafts/kanji-facts'
import type { WordDraft } from '../drafts/word-draft'

/**
 * Candidates for the kanji and the word of the day: those that a learner may meet in a test, and
 * of words the common ones. Shuffled by their hash: in no visible order, yet always the same.
 */
export function writeDaily(
  database: SqliteDatabase,
  kanji: readonly KanjiFacts[],
  catalog: readonly WordDraft[],
): void {
  const literals = kanji
    .filter(({ jlpt, meanings }) => jlpt !== null && meanings.length > 0)
    .map(({ literal }) => literal)
  // A dictionary without levels has days as well: then all common words are candidates.
  const hasLevels = catalog.some(({ jlpt }) => jlpt !== null)
  const spellingIds = catalog
    .filter(({ jlpt, isCommon }) => isCommon && (jlpt !== null || !hasLevels))
    .flatMap(({ spellings }) => spellings[0]?.spellingId ?? [])
  const kanjiOfDay = literals.length > 0 ? literals : kanji.map(({ literal }) => literal)
  insertShuffled(database, 'INSERT INTO daily_kanji VALUES (?, ?)', kanjiOfDay)
  insertShuffled(database, 'INSERT INTO daily_word VALUES (?, ?)', spellingIds)
}

function insertShuffled(
  database: SqliteDatabase,
  sql: string,
  candidates: readonly string[],
): void {
  const insert = database.prepare(sql)
  const hashed = candidates.map((id) => ({
    id,
    hash: createHash('sha256').update(id).digest('hex'),
  }))
  hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1))
  for (const [day, { id }] of hashed.entries()) insert.run(day, id)
}
