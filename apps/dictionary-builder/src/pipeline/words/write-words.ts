import {
  createTextPacker,
  sampleTexts,
  type TextPacker,
} from '@kotonoha/dictionary-db/packed-text/text-packer'
import type { SearchExample } from '@kotonoha/dictionary-db/search-index/search-document'
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
import { toSearchExample } from './list-search-words'
import { isUnread } from './read-sentences'

export interface WordsWritten {
  senses: number
  sensesWithExamples: number
  examples: number
  /** Ids of the words with sentences of which not all kanji are read. */
  unread: readonly number[]
  /** Of each word that has sentences, by its id. */
  searchExamples: ReadonlyMap<number, readonly SearchExample[]>
}

type Complete = (senses: StoredSense[], word: WordDraft) => StoredExample[]

/**
 * Writes the word tables, each in the order of its key, so that pages fill up once. `complete`
 * adds to the senses of a word what was not known when it was read, and returns further sentences.
 */
export function writeWords(
  database: SqliteDatabase,
  words: readonly WordDraft[],
  complete: Complete,
): WordsWritten {
  const insertWord = database.prepare(`INSERT INTO word VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertDefinition = database.prepare(`INSERT INTO word_definition VALUES (?, ?)`)
  const written = { senses: 0, sensesWithExamples: 0, examples: 0 }
  const searchExamples = new Map<number, readonly SearchExample[]>()
  const unread: number[] = []
  const sorted = [...words].sort((a, b) => a.id - b.id)
  // Those that the phrases are chosen by need not be completed again.
  const completed = new Map<number, StoredWordDefinition>()
  const samples = sampleTexts(sorted, (word) => {
    const definition = toStoredDefinition(word, complete)
    completed.set(word.id, definition)
    return JSON.stringify(definition) + word.spellings.map(toSpellingText).join('')
  })
  const packer = createTextPacker(database, 'word', samples)
  for (const word of sorted) {
    const definition = completed.get(word.id) ?? toStoredDefinition(word, complete)
    const { senses, furtherExamples = [] } = definition
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
    insertDefinition.run(word.id, packer.pack(JSON.stringify(definition)))
    const sentences = [...senses.flatMap(({ examples = [] }) => examples), ...furtherExamples]
    if (sentences.some(isUnread)) unread.push(word.id)
    if (sentences.length > 0) {
      searchExamples.set(
        word.id,
        sentences.map((sentence) => toSearchExample(sentence, word.id)),
      )
    }
    written.senses += senses.length
    written.examples += furtherExamples.length
    for (const { examples } of senses) {
      if (examples === undefined) continue
      written.sensesWithExamples += 1
      written.examples += examples.length
    }
  }
  for (const index of wordIndexes) database.exec(index)
  writeSpellings(database, words, packer)
  return { ...written, unread, searchExamples }
}

/** What of a spelling is packed with the phrases of words. */
function toSpellingText({ kanji, pitch }: SpellingDraft): string {
  return kanji + (pitch ?? '')
}

function writeSpellings(
  database: SqliteDatabase,
  words: readonly WordDraft[],
  packer: TextPacker,
): void {
  const insert = database.prepare(`INSERT INTO spelling VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const spellings = words.flatMap((word) =>
    word.spellings.map((spelling) => ({ wordId: word.id, spelling })),
  )
  spellings.sort((a, b) => (a.spelling.spellingId < b.spelling.spellingId ? -1 : 1))
  for (const { wordId, spelling } of spellings) {
    const { spellingId, text, reading, furigana, kanji, pitch } = spelling
    insert.run(
      ...[spellingId, wordId, text, reading, furigana, packer.pack(kanji)],
      pitch === null ? null : packer.pack(pitch),
    )
  }
}

function toSenseSummary({ glosses, partsOfSpeech, usage }: StoredSense): StoredSenseSummary {
  return [glosses.map((gloss) => gloss.text), partsOfSpeech, usage?.includes('uk') ? 1 : 0]
}

function toStoredDefinition(word: WordDraft, complete: Complete): StoredWordDefinition {
  const senses: StoredSense[] = JSON.parse(word.senses)
  const furtherExamples = complete(senses, word)
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
