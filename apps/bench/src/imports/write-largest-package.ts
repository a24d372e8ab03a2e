import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw } from 'node:zlib'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'

/** The most that the site reads of a package of Anki (decision 094). */
const mostBytes = 100_000_000

/** As much as fits into a database that is read, with twelve reviews of each note. */
export interface Contents {
  notes: number
  /** Those that Anki makes: half of the file. */
  hasIndexes: boolean
}

export const asAnkiWritesIt: Contents = { notes: 90_000, hasIndexes: true }
/** As many reviews as are read; no Anki writes such a file. */
export const withMostReviews: Contents = { notes: 166_600, hasIndexes: false }

/** Three fields of a word, as decks of words have them. */
const fieldNames = ['Expression', 'Reading', 'Meaning']
const typeId = 1_500_000_000_000
const createdAt = Date.parse('2016-01-01T04:00:00Z')
const dayMs = 86_400_000
/** Of one card, from its first day on: ever longer, and missed once. */
const log = [
  [0, 3, 1],
  [1, 3, 3],
  [4, 3, 9],
  [13, 1, -600],
  [13.01, 3, 4],
  [17, 3, 11],
  [28, 3, 29],
  [57, 3, 75],
  [132, 3, 180],
  [312, 3, 420],
  [732, 3, 900],
  [1632, 3, 1500],
] as const

/** As Anki makes them; what the site does not read has the sizes that it has there. */
const schema = `
  CREATE TABLE col (id integer PRIMARY KEY, crt integer, models text);
  CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, mod integer, usn integer,
    tags text, flds text, sfld integer, csum integer, flags integer, data text);
  CREATE TABLE cards (id integer PRIMARY KEY, nid integer, did integer, ord integer, mod integer,
    usn integer, type integer, queue integer, due integer, ivl integer, factor integer,
    reps integer, lapses integer, left integer, odue integer, odid integer, flags integer,
    data text);
  CREATE TABLE revlog (id integer PRIMARY KEY, cid integer, usn integer, ease integer, ivl integer,
    lastIvl integer, factor integer, time integer, type integer);`
const indexes = `
  CREATE INDEX ix_notes_usn ON notes (usn);
  CREATE INDEX ix_notes_csum ON notes (csum);
  CREATE INDEX ix_cards_usn ON cards (usn);
  CREATE INDEX ix_cards_nid ON cards (nid);
  CREATE INDEX ix_cards_sched ON cards (did, queue, due);
  CREATE INDEX ix_revlog_usn ON revlog (usn);
  CREATE INDEX ix_revlog_cid ON revlog (cid);`

export interface LargestPackage {
  file: string
  databaseBytes: number
  notes: number
  reviews: number
}

/** A package of the second generation with as large a database as is allowed. */
export async function writeLargestPackage(
  folder: string,
  dictionaryFile: string,
  { notes, hasIndexes }: Contents,
): Promise<LargestPackage> {
  const path = join(folder, 'collection.anki21')
  const database = openSqlite(path, { isReadOnly: false })
  database.exec(
    `PRAGMA journal_mode = OFF; PRAGMA page_size = 4096; ${schema} ${hasIndexes ? indexes : ''} BEGIN`,
  )
  const models = { [typeId]: { name: 'Words', flds: fieldNames.map((name) => ({ name })) } }
  database.prepare('INSERT INTO col VALUES (1, ?, ?)').run(createdAt / 1000, JSON.stringify(models))
  const addCard = database.prepare(
    `INSERT INTO cards VALUES (?, ?, 1, 0, 1500000000, -1, 2, 2, ?, 1500, 2500, 12, 1, 0, 0, 0, 0, '')`,
  )
  const addReview = database.prepare('INSERT INTO revlog VALUES (?, ?, -1, ?, ?, 1, 2500, 7000, ?)')
  for (let place = 0; place < notes; place += 1) {
    const id = createdAt + place
    addCard.run(id, id, 3000 + (place % 1000))
    const first = createdAt + (place % 1000) * dayMs + place
    for (const [step, [day, ease, ivl]] of log.entries()) {
      const at = first + Math.round(day * dayMs) + step * notes
      addReview.run(at, id, ease, ivl, step < 2 ? 0 : 1)
    }
  }
  database.exec('COMMIT')
  const bytesOfNote = Math.floor(((mostBytes - statSync(path).size) * 0.97) / notes)
  const meaningBytes = bytesOfNote - bytesBesideMeaning[hasIndexes ? 'indexed' : 'plain']
  addNotes(database, dictionaryFile, { notes, meaningBytes })
  database.close()
  const databaseBytes = statSync(path).size
  if (databaseBytes > mostBytes) throw new Error(`${databaseBytes} bytes are too many`)
  const file = join(folder, `largest-${notes}.apkg`)
  await zip(path, file)
  rmSync(path)
  return { file, databaseBytes, notes, reviews: notes * log.length }
}

/** Of a note, with what the pages of a table take beside their rows. */
const bytesBesideMeaning = { indexed: 112, plain: 75 }

/** Words of the dictionary, with meanings so long that the database gets as large as it may. */
function addNotes(
  database: ReturnType<typeof openSqlite>,
  dictionaryFile: string,
  { notes, meaningBytes }: { notes: number; meaningBytes: number },
): void {
  if (meaningBytes < 10) throw new Error('no room for the notes')
  const dictionary = openDictionary(dictionaryFile)
  const words = dictionary
    .prepare<{ text: string }>('SELECT literal AS text FROM subject WHERE kind <> 1')
    .all()
  dictionary.close()
  const meaning = 'a meaning '.repeat(Math.ceil(meaningBytes / 10)).slice(0, meaningBytes)
  database.exec('BEGIN')
  const add = database.prepare(
    `INSERT INTO notes VALUES (?, 'aBcDeFgHiJ', ?, 1500000000, -1, '', ?, 0, 1234567890, 0, '')`,
  )
  for (let place = 0; place < notes; place += 1) {
    const text = words[place % words.length]?.text ?? ''
    add.run(createdAt + place, typeId, [text, 'かな', `${meaning} ${place}`].join('\x1f'))
  }
  database.exec('COMMIT')
}

const nameInside = 'collection.anki21'

/** An archive of one deflated file. Nobody compares its check sum, so it has none. */
async function zip(from: string, to: string): Promise<void> {
  const packed = `${to}.deflated`
  await pipeline(createReadStream(from), createDeflateRaw({ level: 1 }), createWriteStream(packed))
  const name = Buffer.from(nameInside)
  const sizes = { packed: statSync(packed).size, whole: statSync(from).size }
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(sizes.packed, 14)
  common.writeUInt32LE(sizes.whole, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name])
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length + sizes.packed, 16)
  const archive = createWriteStream(to)
  archive.write(local)
  await pipeline(createReadStream(packed), archive, { end: false })
  archive.end(Buffer.concat([entry, end]))
  await new Promise<void>((done, failed) => archive.on('close', () => done()).on('error', failed))
  rmSync(packed)
}
