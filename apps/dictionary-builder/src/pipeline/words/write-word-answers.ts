import type { WordDefinition } from '@kotonoha/dictionary-db/entities/word-definition'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { createTextPacker, sampleTexts } from '@kotonoha/dictionary-db/packed-text/text-packer'
import { findWordDefinition } from '@kotonoha/dictionary-db/queries/words/find-word-definition'
import {
  answerSamples,
  toDefinitionText,
} from '@kotonoha/dictionary-db/queries/words/stored-definition'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'

/**
 * Writes what is answered to a question for a word: the last of all tables, for an answer is made of
 * nearly all others.
 */
export function writeWordAnswers(database: SqliteDatabase): void {
  const dictionary = toDictionary(database)
  const ids = database
    .prepare<{ word_id: number }>('SELECT word_id FROM word ORDER BY word_id')
    .all()
    .map(({ word_id }) => word_id)
  const samples = sampleTexts(ids, (wordId) => toDefinitionText(dictionary, wordId))
  const packer = createTextPacker(database, 'answer', samples)
  const insert = database.prepare('INSERT INTO word_answer VALUES (?, ?)')
  const seen = new Set<string>()
  const telling: number[] = []
  for (const wordId of ids) {
    const definition = findWordDefinition(dictionary, { wordId })
    if (definition === undefined) continue
    insert.run(wordId, packer.pack(JSON.stringify(definition)))
    const marks = listMarks(definition).filter((mark) => !seen.has(mark))
    for (const mark of marks) seen.add(mark)
    if (marks.length > 0) telling.push(wordId)
  }
  database.prepare('INSERT INTO about VALUES (?, ?)').run(answerSamples, JSON.stringify(telling))
}

/** What a program of another wording or shape would say otherwise. */
function listMarks({ spellings, senses, keyForms, ...rest }: WordDefinition): string[] {
  const tags = senses.flatMap((sense) => [
    ...[sense.partsOfSpeech, sense.fields, sense.usage, sense.dialects].flat(),
  ])
  const classes = senses.flatMap(({ partsOfSpeech }) => partsOfSpeech.map(({ code }) => code))
  return [
    ...[...tags, ...spellings.flatMap(({ notes }) => notes)].map(({ label }) => `tag ${label}`),
    ...(keyForms.length > 0 ? classes.map((code) => `forms of ${code}`) : []),
    ...senses.flatMap((sense) => listFilled('sense', sense)),
    ...listFilled('word', rest),
  ]
}

function listFilled(what: string, value: object): string[] {
  return Object.entries(value)
    .filter(([, held]) => held !== null && held !== false && !isEmptyList(held))
    .map(([name]) => `${what} ${name}`)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** The file being written, as one that is open; statements are prepared once. */
function toDictionary(database: SqliteDatabase): Dictionary {
  const statements = new Map<string, unknown>()
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return { version: '', prepare: prepare as Dictionary['prepare'], close: () => {} }
}
