import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { ImportFailure } from '../../import-failure'
import { sampleSize } from '../guess-columns'
import { describeTable, type ReadTable } from '../read-table'
import { type Replay, replayAnswers, toWireMemory } from '../replay-history'
import { findBytes, toCells } from './note-fields'
import { type CardState, PackedStates } from './packed-states'
import { type LoggedAnswer, toMemory, toPastAnswers } from './review-log'

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
  const states = readStates(database, noteIds, replay)
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

function countOf(database: Database, table: 'notes' | 'revlog'): number {
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
function readStates(database: Database, noteIds: Float64Array, replay: Replay): PackedStates {
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
  const noteOf = database.prepare('SELECT nid FROM cards WHERE id = ?')
  try {
    forEachLog(database, (card, log) => {
      noteOf.bind(card)
      const note = noteOf.step() ? findPlace(noteIds, Number(noteOf.get(0))) : undefined
      noteOf.reset()
      if (note === undefined || states.hasHistory(note)) return
      const { answers, start } = toPastAnswers(log)
      const state = replayAnswers(answers, replay, start)
      if (state !== undefined) states.set(note, state)
    })
  } finally {
    noteOf.finalize()
  }
  return states
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

/** The log of each card, in the order of the cards' numbers; an index has it in that order. */
function forEachLog(
  database: Database,
  take: (card: number, log: readonly LoggedAnswer[]) => void,
): void {
  let card: number | undefined
  let log: LoggedAnswer[] = []
  const end = () => {
    if (card !== undefined) take(card, log)
    log = []
  }
  forEachRow(
    database,
    'SELECT cid, id, ease, ivl, type, factor FROM revlog ORDER BY cid, id',
    ([cid, id, ease, ivl, type, factor]) => {
      if (cid !== card) end()
      card = Number(cid)
      log.push({
        id: Number(id),
        ease: Number(ease),
        ivl: Number(ivl),
        type: Number(type),
        factor: Number(factor),
      })
    },
  )
  end()
}

/** Row by row: millions of them are never in memory at once. */
function forEachRow(database: Database, sql: string, take: (row: unknown[]) => void): void {
  const row: unknown[] = []
  forEachStep(database, sql, (statement) => {
    statement.get(row as never)
    take(row)
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
