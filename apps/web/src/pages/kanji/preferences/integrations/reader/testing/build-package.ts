import sqlite3InitModule, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { type Zippable, zipSync } from 'fflate'
import { addUnicase } from '../anki/unicase'

/** A note with its one card and the card's log, as a collection of Anki has them. */
export interface MadeNote {
  fields: string[]
  /** Days, of a card in review; a new one has none. */
  ivl?: number
  factor?: number
  data?: string
  log?: { id: number; ease: number; ivl: number; type: number; factor?: number }[]
}

const oldSchema = `
  CREATE TABLE col (id integer, crt integer, models text);
  CREATE TABLE notes (id integer PRIMARY KEY, mid integer, flds text);
  CREATE TABLE cards (id integer PRIMARY KEY, nid integer, ord integer, type integer, ivl integer,
                      factor integer, due integer, data text);
  CREATE TABLE revlog (id integer PRIMARY KEY, cid integer, ease integer, ivl integer,
                       type integer, factor integer);
  CREATE INDEX ix_revlog_cid ON revlog (cid);`

const newSchema = `${oldSchema}
  CREATE TABLE notetypes (id integer PRIMARY KEY, name text NOT NULL COLLATE unicase);
  CREATE TABLE fields (ntid integer, ord integer, name text NOT NULL COLLATE unicase,
                       PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
  CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
  CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);`

const typeId = 1_500_000_000_000
export const fieldNames = ['Expression', 'Reading', 'Meaning']
/** When the collection was made: days of cards are counted from here. */
export const createdAt = Date.parse('2024-01-01T04:00:00Z')

let sqlite: Promise<Sqlite3Static> | undefined

/** The bytes of a collection of schema 11 or 18; `change` is SQL for what else is in it. */
export async function buildDatabase(schema: 11 | 18, notes: readonly MadeNote[], change = '') {
  sqlite ??= sqlite3InitModule()
  const { oo1, capi } = await sqlite
  const database = new oo1.DB(':memory:')
  addUnicase(await sqlite, database)
  database.exec(schema === 18 ? newSchema : oldSchema)
  fill(database, schema, notes)
  if (change !== '') database.exec(change)
  const bytes = capi.sqlite3_js_db_export(database)
  database.close()
  return bytes
}

function fill(database: Database, schema: 11 | 18, notes: readonly MadeNote[]): void {
  const flds = fieldNames.map((name) => ({ name }))
  const models = schema === 11 ? JSON.stringify({ [typeId]: { name: 'Basic', flds } }) : ''
  database.exec('INSERT INTO col VALUES (1, ?, ?)', { bind: [createdAt / 1000, models] })
  if (schema === 18) {
    database.exec('INSERT INTO notetypes VALUES (?, ?)', { bind: [typeId, 'Basic'] })
    for (const [ord, name] of fieldNames.entries()) {
      database.exec('INSERT INTO fields VALUES (?, ?, ?)', { bind: [typeId, ord, name] })
    }
  }
  for (const [place, { fields, ivl = 0, factor = 2500, data = '', log = [] }] of notes.entries()) {
    const id = 1000 + place
    database.exec('INSERT INTO notes VALUES (?, ?, ?)', { bind: [id, typeId, fields.join('\x1f')] })
    const due = ivl > 0 ? 100 + ivl : place
    database.exec('INSERT INTO cards VALUES (?, ?, 0, ?, ?, ?, ?, ?)', {
      bind: [id, id, ivl > 0 ? 2 : 0, ivl, factor, due, data],
    })
    for (const answer of log) {
      const { id: at, ease, ivl: interval, type, factor: eased = 2500 } = answer
      database.exec('INSERT INTO revlog VALUES (?, ?, ?, ?, ?, ?)', {
        bind: [at, id, ease, interval, type, eased],
      })
    }
  }
}

/** A package of one of the three generations, with what stands beside the collection in each. */
export async function buildPackage(
  generation: 1 | 2 | 3,
  notes: readonly MadeNote[],
): Promise<Uint8Array<ArrayBuffer>> {
  const dummy = await buildDatabase(11, [{ fields: ['Please update Anki', '', ''] }])
  const database = await buildDatabase(generation === 3 ? 18 : 11, notes)
  const files: Zippable = { media: new TextEncoder().encode('{}') }
  if (generation === 1) files['collection.anki2'] = database
  else files['collection.anki2'] = dummy
  if (generation === 2) files['collection.anki21'] = database
  if (generation === 3) {
    files.meta = [new Uint8Array([8, 3]), { level: 0 }]
    files['collection.anki21b'] = [toZstd(database), { level: 0 }]
  }
  return zipSync(files)
}

const rawBlock = 0
const repeatedBlock = 1
const longestBlock = 128 * 1024

/** A frame of zstd (RFC 8878) that holds bytes as they are. */
export function toZstd(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = []
  for (let from = 0; from < bytes.length; from += longestBlock) {
    const block = bytes.subarray(from, from + longestBlock)
    const isLast = from + longestBlock >= bytes.length
    blocks.push(toBlockHeader(rawBlock, block.length, isLast), block)
  }
  return join([frameHeader, ...blocks])
}

/** A frame that unpacks to so many zeros: a few bytes for each 128 KB. */
export function toZstdBomb(size: number): Uint8Array {
  const count = Math.ceil(size / longestBlock)
  const blocks = Array.from({ length: count }, (_, place) =>
    join([toBlockHeader(repeatedBlock, longestBlock, place === count - 1), new Uint8Array(1)]),
  )
  return join([frameHeader, ...blocks])
}

/** No dictionary, no size, a window of 8 MB. */
const frameHeader = new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x68])

function toBlockHeader(type: number, size: number, isLast: boolean): Uint8Array {
  const header = (size << 3) | (type << 1) | Number(isLast)
  return new Uint8Array([header & 0xff, (header >> 8) & 0xff, (header >> 16) & 0xff])
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
