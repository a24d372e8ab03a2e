import type { Database } from '@sqlite.org/sqlite-wasm'
import { ImportFailure } from '../../import-failure'
import type { ImportItem } from '../../import-item'
import { cleanCell } from '../clean-cell'
import { describeTable, type ReadTable } from '../read-table'
import { type Replay, replayAnswers, toWireMemory } from '../replay-history'
import { type LoggedAnswer, toMemory, toPastAnswers } from './review-log'

export const mostNotes = 200_000
export const mostReviews = 2_000_000

type CardState = Pick<ImportItem['cards'][number], 'memory' | 'history'>

/** A note type with its notes, and what is remembered of each, by the place of the note. */
export interface NoteTable extends ReadTable {
  states: (CardState | undefined)[]
}

const dayMs = 86_400_000

/** The notes of a collection with what the learner remembers of them. */
export function readCollection(database: Database, replay: Replay): NoteTable[] {
  requireLimits(database)
  const types = readNoteTypes(database)
  const states = readStates(database, replay)
  const rowsOf = new Map<number, { rows: string[][]; states: (CardState | undefined)[] }>()
  forEachRow(database, 'SELECT id, mid, flds FROM notes ORDER BY id', ([id, type, fields]) => {
    const table = rowsOf.get(Number(type)) ?? { rows: [], states: [] }
    rowsOf.set(Number(type), table)
    table.rows.push(toCells(String(fields)))
    table.states.push(states.get(Number(id)))
  })
  return [...rowsOf].map(([type, { rows, states: known }]) => {
    const { name, fields } = types.get(type) ?? { name: 'Notes', fields: [] }
    return { ...describeTable(name, rows, fields), states: known }
  })
}

/** Words stand in the beginning of their fields; sentences and pages of notes are none. */
const readLength = 1000
const keptLength = 80

/**
 * The fields of a note as far as a word may stand in them. Copied, for a part of a string keeps all
 * of it in memory, and the notes of a large collection are hundreds of megabytes.
 */
function toCells(fields: string): string[] {
  return fields.split('\x1f').map((field) => {
    const cell = cleanCell(field.slice(0, readLength)).slice(0, keptLength)
    return JSON.parse(JSON.stringify(cell))
  })
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
function readStates(database: Database, replay: Replay): Map<number, CardState> {
  const createdAtMs = Number(database.selectValue('SELECT crt FROM col') ?? 0) * 1000
  const noteOf = new Map<number, number>()
  const interval = new Map<number, CardState>()
  forEachRow(
    database,
    'SELECT id, nid, type, ivl, factor, due, data FROM cards ORDER BY nid, ord',
    ([id, nid, type, ivl, factor, due, data]) => {
      noteOf.set(Number(id), Number(nid))
      const isReview = Number(type) === 2 && Number(ivl) > 0
      // A card in review is due on a day of the collection, counted from its first.
      const reviewedAtMs = createdAtMs + (Number(due) - Number(ivl)) * dayMs
      if (!isReview || reviewedAtMs <= 0 || interval.has(Number(nid))) return
      const memory =
        parseMemory(String(data)) ?? toMemory({ ivl: Number(ivl), factor: Number(factor) })
      interval.set(Number(nid), { memory: toWireMemory(memory, reviewedAtMs), history: null })
    },
  )
  const states = new Map<number, CardState>()
  forEachLog(database, (card, log) => {
    const nid = noteOf.get(card)
    if (nid === undefined || states.has(nid)) return
    const { answers, start } = toPastAnswers(log)
    const state = replayAnswers(answers, replay, start)
    if (state !== undefined) states.set(nid, state)
  })
  for (const [nid, state] of interval) if (!states.has(nid)) states.set(nid, state)
  return states
}

/** Newer collections keep the memory of their own FSRS with the card. */
function parseMemory(data: string): { stability: number; difficulty: number } | undefined {
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
  const statement = database.prepare(sql)
  try {
    const row: unknown[] = []
    while (statement.step()) {
      statement.get(row as never)
      take(row)
    }
  } finally {
    statement.finalize()
  }
}
