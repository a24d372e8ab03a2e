import type {
  StoredSenseSummary,
  StoredUsedKanji,
  StoredWordDefinition,
} from '@kotonoha/dictionary-db/tables/stored-word'
import { wordIndexes } from '@kotonoha/dictionary-db/tables/word-tables'
import type { Database } from 'better-sqlite3'
import { toReadingId } from '../kanji/kanji-readings'
import type { SpellingDraft, WordDraft } from './word-draft'

/** Writes the word tables, each in the order of its key, so that pages fill up once. */
export function writeWords(database: Database, words: readonly WordDraft[]): void {
  const insertWord = database.prepare(`INSERT INTO word VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertDefinition = database.prepare(`INSERT INTO word_definition VALUES (?, ?)`)
  const byId = [...words].sort((a, b) => a.id - b.id)
  for (const word of byId) {
    insertWord.run(
      word.id,
      word.catalogRank,
      word.spellings[0]?.spellingId,
      word.jlpt,
      Number(word.isCommon),
      Number(word.isLoanword),
      word.frequencyRank,
      JSON.stringify(word.senses.map(toSenseSummary)),
    )
    insertDefinition.run(word.id, JSON.stringify(toStoredDefinition(word)))
  }
  writeSpellings(database, byId)
  for (const index of wordIndexes) database.exec(index)
}

function writeSpellings(database: Database, words: readonly WordDraft[]): void {
  const insert = database.prepare(`INSERT INTO spelling VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const spellings = words.flatMap((word) =>
    word.spellings.map((spelling) => ({ wordId: word.id, spelling })),
  )
  spellings.sort((a, b) => (a.spelling.spellingId < b.spelling.spellingId ? -1 : 1))
  for (const { wordId, spelling } of spellings) {
    insert.run(
      spelling.spellingId,
      wordId,
      spelling.text,
      spelling.reading,
      JSON.stringify(spelling.furigana),
      JSON.stringify(listUsedKanji(spelling)),
      spelling.pitch === null ? null : JSON.stringify(spelling.pitch),
    )
  }
}

function toSenseSummary({
  glosses,
  partsOfSpeech,
  usage,
}: WordDraft['senses'][number]): StoredSenseSummary {
  return [glosses.map((gloss) => gloss.text), partsOfSpeech, usage?.includes('uk') ? 1 : 0]
}

function toStoredDefinition(word: WordDraft): StoredWordDefinition {
  return {
    spellings: word.spellings.map(({ spellingId, text, reading, furigana, isCommon, notes }) => ({
      spellingId,
      text,
      reading,
      furigana,
      ...(isCommon ? { isCommon } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    })),
    senses: word.senses,
  }
}

/** In writing order; a kanji that stands twice is listed twice only where it is read differently. */
function listUsedKanji(spelling: SpellingDraft): StoredUsedKanji[] {
  const used = new Map<string, StoredUsedKanji>()
  for (const { kanji, reading, base } of spelling.kanji) {
    const readingInWord = reading ?? ''
    const key = `${kanji}\t${readingInWord}`
    if (used.has(key)) continue
    used.set(key, [kanji, readingInWord, base === null ? '' : toReadingId(kanji, base)])
  }
  return [...used.values()]
}
