import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { ImportFailure } from '../../import-failure'
import { sampleSize } from '../guess-columns'
import { describeTable, type ReadTable } from '../read-table'
import { type Replay, replayAnswers, toWireMemory } from '../replay-history'
import { CardLogs } from './card-logs'
import { findBytes, toCells } from './note-fields'
import { type CardState, PackedStates } from './packed-states'
import { toMemory, toPastAnswers } from './review-log'

export const mostNotes = 200_000
export const mostReviews = 2_000_000

/** A note type with its notes, and what is remembered of each, by the place of the note. */
export interface NoteTable extends ReadTable {
  states: { has: (row: number) => boolean; at: (row: number) => CardState | undefined }
}

const dayMs = 86_400_000

/** The notes of a collection with what the learner remembers of them. */
export function readCollection(
  { sqlite, database }: { sqlite: Sqlite3Static; database: Database },
  replay: Replay,
): NoteTable[] {
  requireLimits(database)
  const types = readNoteTypes(database)
  const noteIds = readNoteIds(database)
  const states = readStates({ sqlite, database }, noteIds, replay)
  const rowsOf = new Map<number, { rows: string[][]; notes: number[] }>()
  let note = 0
  forEachStep(database, 'SELECT mid, flds FROM notes ORDER BY id', (statement) => {
    const type = Number(statement.get(0))
    const table = rowsOf.get(type) ?? { rows: [], notes: [] }
    rowsOf.set(type, table)
    const fields = findBytes(sqlite, statement, 1)
    table.rows.push(toCells(fields, { isLookedAt: table.rows.length < sampleSize }))
    table.notes.push(note)
    note += 1
  })
  return [...rowsOf].map(([type, { rows, notes }]) => {
    const { name, fields } = types.get(type) ?? { name: 'Notes', fields: [] }
    const has = (row: number) => states.has(notes[row] ?? -1)
    const at = (row: number) => states.at(notes[row] ?? -1)
    return { ...describeTable(name, rows, fields), states: { has, at } }
  })
}

/** In order, which is that of their places. */
function readNoteIds(database: Database): Float64Array {
  const ids = new Float64Array(countOf(database, 'notes'))
  let place = 0
  forEachRow(database, 'SELECT id FROM notes ORDER BY id', ([id]) => {
    ids[place] = Number(id)
    place += 1
  })
  return ids
}

function requireLimits(database: Database): void {
  if (countOf(database, 'notes') > mostNotes) throw new ImportFailure('too-many-notes')
  if (countOf(database, 'revlog') > mostReviews) throw new ImportFailure('too-many-reviews')
}

function countOf(database: Database, table: 'notes' | 'cards' | 'revlog'): number {
  try {
    return Number(database.selectValue(`SELECT count(*) FROM ${table}`) ?? 0)
  } catch {
    throw new ImportFailure('not-anki')
  }
}

interface NoteType {
  name: string
  fields: string[]
}

/** From tables of their own, or (schema 11) from one JSON text. */
function readNoteTypes(database: Database): Map<number, NoteType> {
  const hasTables = database.selectValue(
    `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'notetypes'`,
  )
  const types = new Map<number, NoteType>()
  if (hasTables === undefined) {
    const models = database.selectValue('SELECT models FROM col')
    return parseModels(typeof models === 'string' ? models : '')
  }
  forEachRow(database, 'SELECT id, name FROM notetypes', ([id, name]) => {
    types.set(Number(id), { name: String(name), fields: [] })
  })
  forEachRow(database, 'SELECT ntid, name FROM fields ORDER BY ntid, ord', ([id, name]) => {
    types.get(Number(id))?.fields.push(String(name))
  })
  return types
}

function parseModels(json: string): Map<number, NoteType> {
  const models: Record<string, { name?: unknown; flds?: { name?: unknown }[] }> = JSON.parse(json)
  return new Map(
    Object.entries(models).map(([id, { name, flds = [] }]) => {
      return [Number(id), { name: String(name), fields: flds.map((each) => String(each.name)) }]
    }),
  )
}

/**
 * By note: of several cards the first that was studied, which asks what the word means. Cards come
 * with their whole log; those of a package without one have their interval.
 */
function readStates(
  { sqlite, database }: { sqlite: Sqlite3Static; database: Database },
  noteIds: Float64Array,
  replay: Replay,
): PackedStates {
  const createdAtMs = Number(database.selectValue('SELECT crt FROM col') ?? 0) * 1000
  const states = new PackedStates(noteIds.length, countOf(database, 'revlog'))
  // In the order in which they are stored: SQLite would sort them in memory that it keeps.
  const places = new Float64Array(noteIds.length).fill(Number.POSITIVE_INFINITY)
  forEachRow(
    database,
    'SELECT nid, ord, type, ivl, factor, due, data FROM cards',
    ([nid, ord, type, ivl, factor, due, data]) => {
      const isReview = Number(type) === 2 && Number(ivl) > 0
      // A card in review is due on a day of the collection, counted from its first.
      const reviewedAtMs = createdAtMs + (Number(due) - Number(ivl)) * dayMs
      if (!isReview || reviewedAtMs <= 0) return
      const note = findPlace(noteIds, Number(nid))
      if (note === undefined || Number(ord) >= (places[note] ?? 0)) return
      places[note] = Number(ord)
      const memory =
        parseMemory(String(data)) ?? toMemory({ ivl: Number(ivl), factor: Number(factor) })
      states.set(note, { memory: toWireMemory(memory, reviewedAtMs), history: null })
    },
  )
  // Of several cards of a note the first one that has a history counts.
  const { cards, logs } = readLogs(sqlite, database)
  for (const [place, note] of cards.notes.entries()) {
    const known = findPlace(noteIds, note)
    if (known === undefined || states.hasHistory(known)) continue
    const { answers, start } = toPastAnswers(logs.of(place))
    const state = replayAnswers(answers, replay, start)
    if (state !== undefined) states.set(known, state)
  }
  return states
}

/** All cards in the order of their numbers, with their notes and logs by their places. */
function readLogs(sqlite: Sqlite3Static, database: Database) {
  const size = countOf(database, 'cards')
  const cards = { ids: new Float64Array(size), notes: new Float64Array(size) }
  let filled = 0
  forEachNumbers({ sqlite, database }, 'SELECT id, nid FROM cards ORDER BY id', (at) => {
    cards.ids[filled] = at(0)
    cards.notes[filled] = at(1)
    filled += 1
  })
  const counts = new Uint32Array(size)
  forEachNumbers({ sqlite, database }, 'SELECT cid FROM revlog', (at) => {
    const place = findPlace(cards.ids, at(0))
    if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1
  })
  const logs = new CardLogs(counts)
  forEachNumbers(
    { sqlite, database },
    'SELECT cid, id, ease, ivl, type, factor FROM revlog ORDER BY id',
    (at) => {
      const place = findPlace(cards.ids, at(0))
      if (place === undefined) return
      logs.add(place, { id: at(1), ease: at(2), ivl: at(3), type: at(4), factor: at(5) })
    },
  )
  return { cards, logs }
}

/** Where a number stands in a row of them. */
function findPlace(numbers: Float64Array, wanted: number): number | undefined {
  let from = 0
  let to = numbers.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return numbers[from] === wanted ? from : undefined
}

/** Newer collections keep the memory of their own FSRS with the card. */
function parseMemory(data: string): { stability: number; difficulty: number } | undefined {
  if (!data.startsWith('{')) return undefined
  try {
    const { s, d }: { s?: unknown; d?: unknown } = JSON.parse(data)
    if (typeof s !== 'number' || typeof d !== 'number') return undefined
    return { stability: s, difficulty: d }
  } catch {
    return undefined
  }
}

/** Row by row: millions of them are never in memory at once. */
function forEachRow(database: Database, sql: string, take: (row: unknown[]) => void): void {
  const row: unknown[] = []
  forEachStep(database, sql, (statement) => {
    statement.get(row as never)
    take(row)
  })
}

/** The same of numbers alone, of which nothing is left behind. */
function forEachNumbers(
  { sqlite, database }: { sqlite: Sqlite3Static; database: Database },
  sql: string,
  take: (at: (column: number) => number) => void,
): void {
  const { capi } = sqlite
  forEachStep(database, sql, ({ pointer }) => {
    if (pointer !== undefined) take((column) => capi.sqlite3_column_double(pointer, column))
  })
}

function forEachStep(
  database: Database,
  sql: string,
  take: (statement: PreparedStatement) => void,
): void {
  const statement = database.prepare(sql)
  try {
    while (statement.step()) take(statement)
  } finally {
    statement.finalize()
  }
}
