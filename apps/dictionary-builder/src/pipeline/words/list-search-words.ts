import { unpackJson } from '@kotonoha/dictionary-db/packed-text/unpack-text'
import type {
  SearchExample,
  SearchWord,
} from '@kotonoha/dictionary-db/search-index/search-document'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type {
  StoredExample,
  StoredWordDefinition,
} from '@kotonoha/dictionary-db/tables/stored-word'
import { isUnusual } from '../../drafts/headwords'

/** A connection cannot write while it reads row by row, so rows are read in batches. */
const wordsPerBatch = 2000

interface WordRow {
  word_id: number
  jlpt: number | null
  is_common: number
  is_loanword: number
  frequency_rank: number | null
  definition: Uint8Array
}

/**
 * Words as search keeps them, read back from the file one at a time: the index needs much memory
 * itself, and by now nothing else has to be kept.
 */
export function* listSearchWords(database: SqliteDatabase): Generator<SearchWord> {
  const nextWords = database.prepare<WordRow>(`
    SELECT word.word_id, jlpt, is_common, is_loanword, frequency_rank, definition
    FROM   word
    JOIN   word_definition ON word_definition.word_id = word.word_id
    WHERE  word.word_id > ?
    ORDER  BY word.word_id
    LIMIT  ?`)
  let last = 0
  for (;;) {
    const rows = nextWords.all(last, wordsPerBatch)
    if (rows.length === 0) return
    for (const row of rows) {
      yield toSearchWord(row, unpackJson(database, 'word', row.definition))
    }
    last = rows.at(-1)?.word_id ?? last
  }
}

function toSearchWord(row: WordRow, definition: StoredWordDefinition): SearchWord {
  return {
    wordId: row.word_id,
    spellings: definition.spellings.map(({ spellingId, text, reading, notes }) => ({
      spellingId,
      text,
      reading,
      isUnusual: isUnusual({ notes: notes ?? [] }),
    })),
    searchOnlyForms: definition.searchOnlyForms ?? [],
    senses: definition.senses.map((sense) => ({
      partsOfSpeech: sense.partsOfSpeech,
      misc: sense.usage ?? [],
      fields: sense.fields ?? [],
      glosses: sense.glosses.map((gloss) => gloss.text),
      appliesTo: sense.appliesTo ?? [],
    })),
    examples: [
      ...definition.senses.flatMap(({ examples }) => examples ?? []),
      ...(definition.furtherExamples ?? []),
    ].map((example) => toSearchExample(example, row.word_id)),
    jlpt: row.jlpt,
    isCommon: row.is_common === 1,
    isLoanword: row.is_loanword === 1,
    frequencyRank: row.frequency_rank,
  }
}

function toSearchExample({ japanese, english }: StoredExample, wordId: number): SearchExample {
  const others = japanese.flatMap((piece) => (typeof piece === 'string' ? [] : piece[1]))
  return { wordIds: [...new Set([wordId, ...others])].filter((id) => id > 0), english }
}
