import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type {
  StoredExample,
  StoredSense,
  StoredSenseSummary,
  StoredSpelling,
  StoredWordDefinition,
} from '@kotonoha/dictionary-db/tables/stored-word'
import { wordIndexes } from '@kotonoha/dictionary-db/tables/word-tables'
import type { SpellingDraft, WordDraft } from '../../drafts/word-draft'

export interface WordsWritten {
  senses: number
  sensesWithExamples: number
  examples: number
}

/**
 * Writes the word tables, each in the order of its key, so that pages fill up once. `complete`
 * adds to the senses of a word what was not known when it was read, and returns further sentences.
 */
export function writeWords(
  database: SqliteDatabase,
  words: readonly WordDraft[],
  complete: (senses: StoredSense[], word: WordDraft) => StoredExample[],
): WordsWritten {
  const insertWord = database.prepare(`INSERT INTO word VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertDefinition = database.prepare(`INSERT INTO word_definition VALUES (?, ?)`)
  const written = { senses: 0, sensesWithExamples: 0, examples: 0 }
  for (const word of [...words].sort((a, b) => a.id - b.id)) {
    const senses: StoredSense[] = JSON.parse(word.senses)
    const furtherExamples = complete(senses, word)
    insertWord.run(
      word.id,
      word.catalogRank,
      word.spellings[0]?.spellingId ?? null,
      word.jlpt,
      Number(word.isCommon),
      Number(word.isLoanword),
      word.frequencyRank,
      JSON.stringify(senses.map(toSenseSummary)),
    )
    insertDefinition.run(word.id, JSON.stringify(toStoredDefinition(word, senses, furtherExamples)))
    written.senses += senses.length
    written.examples += furtherExamples.length
    for (const { examples } of senses) {
      if (examples === undefined) continue
      written.sensesWithExamples += 1
      written.examples += examples.length
    }
  }
  for (const index of wordIndexes) database.exec(index)
  return written
}

export function writeSpellings(database: SqliteDatabase, words: readonly WordDraft[]): void {
  const insert = database.prepare(`INSERT INTO spelling VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const spellings = words.flatMap((word) =>
    word.spellings.map((spelling) => ({ wordId: word.id, spelling })),
  )
  spellings.sort((a, b) => (a.spelling.spellingId < b.spelling.spellingId ? -1 : 1))
  for (const { wordId, spelling } of spellings) {
    const { spellingId, text, reading, furigana, kanji, pitch } = spelling
    insert.run(spellingId, wordId, text, reading, furigana, kanji, pitch)
  }
}

function toSenseSummary({ glosses, partsOfSpeech, usage }: StoredSense): StoredSenseSummary {
  return [glosses.map((gloss) => gloss.text), partsOfSpeech, usage?.includes('uk') ? 1 : 0]
}

function toStoredDefinition(
  word: WordDraft,
  senses: StoredSense[],
  furtherExamples: StoredExample[],
): StoredWordDefinition {
  const { spellings, searchOnlyForms } = word
  return {
    spellings: spellings.map(toStoredSpelling),
    senses,
    ...(furtherExamples.length > 0 ? { furtherExamples } : {}),
    ...(searchOnlyForms.length > 0 ? { searchOnlyForms: [...searchOnlyForms] } : {}),
  }
}

function toStoredSpelling(spelling: SpellingDraft): StoredSpelling {
  const { spellingId, text, reading, furigana, isCommon, notes } = spelling
  return {
    spellingId,
    text,
    reading,
    furigana: JSON.parse(furigana),
    ...(isCommon ? { isCommon } : {}),
    ...(notes.length > 0 ? { notes: [...notes] } : {}),
  }
}
