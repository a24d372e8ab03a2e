import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createReplay } from '../replay-history'
import { buildDatabase, buildPackage, createdAt, toZstdBomb } from '../testing/build-package'
import { openCollection } from './open-collection'
import { mostNotes, mostReviews, type NoteTable, readCollection } from './read-collection'

const dayMs = 86_400_000
/** A hundredth of the real limit. */
const mostBytes = 3_000_000
const learner = { zone: 'Europe/Vienna', dayStartHour: 4, parameters: null }
const at = (day: number) => createdAt + day * dayMs + 12 * 3_600_000

const notes = [
  {
    fields: ['<b>食べる</b>', 'たべる', 'to eat'],
    ivl: 30,
    log: [
      { id: at(1), ease: 3, ivl: -600, type: 0 },
      { id: at(1) + 60_000, ease: 3, ivl: 1, type: 0 },
      { id: at(2), ease: 3, ivl: 4, type: 1 },
      { id: at(6), ease: 1, ivl: 1, type: 1 },
      { id: at(7), ease: 3, ivl: 10, type: 2 },
    ],
  },
  { fields: ['日本', 'にほん', 'Japan'], ivl: 50, factor: 1300 },
  { fields: ['人', 'ひと', 'person'], ivl: 50, data: '{"s":33.5,"d":4.25,"dr":0.9}' },
  { fields: ['山', 'やま', 'mountain'] },
]

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<NoteTable[]> {
  const collection = await openCollection(new Blob([bytes]), { mostBytes })
  try {
    return readCollection(collection, createReplay(learner))
  } finally {
    collection.database.close()
  }
}

test.each([1, 2, 3] as const)(
  'a package of generation %i is read with its fields, memory and history',
  async (generation) => {
    const [table] = await read(await buildPackage(generation, notes))
    expect(table).toMatchObject({ name: 'Basic', rowCount: 4, guess: { text: 0, reading: 1 } })
    expect(table?.columns.map(({ name }) => name)).toEqual(['Expression', 'Reading', 'Meaning'])
    const [eaten, japan, person, mountain] = [0, 1, 2, 3].map((row) => table?.states.at(row))
    const firstDay = Math.floor(at(1) / dayMs)
    expect(eaten?.history).toEqual({ days: [firstDay, 0, 1, 4, 1], ratings: [3, 3, 3, 1, 3] })
    expect(eaten?.memory?.reviewedMinute).toBe(at(7) / 60_000)
    // A package without the log has the interval; the lowest ease is the hardest.
    expect(japan).toMatchObject({ memory: { stability: 50, difficulty: 10 }, history: null })
    expect(japan?.memory?.reviewedMinute).toBe((createdAt + 100 * dayMs) / 60_000)
    expect(person).toMatchObject({ memory: { stability: 33.5, difficulty: 4.25 } })
    expect(mountain).toBeUndefined()
  },
)

test('answers to several cards, in the order of time, come to each card, and those of a lost one to none', async () => {
  const answer = (day: number, minute: number, type: number) => ({
    id: at(day) + minute * 60_000,
    ease: 3,
    ivl: 5,
    type,
  })
  const database = await buildDatabase(
    11,
    [
      { fields: ['水', 'みず', 'water'], log: [answer(1, 0, 0), answer(4, 0, 1), answer(9, 0, 1)] },
      { fields: ['火', 'ひ', 'fire'], log: [answer(2, 0, 0), answer(4, 1, 1)] },
      { fields: ['木', 'き', 'tree'], log: [answer(3, 0, 0), answer(4, 2, 1)] },
    ],
    `DELETE FROM cards WHERE id = 1001`,
  )
  const [table] = await read(toPackage(database))
  const days = [0, 1, 2].map((row) => table?.states.at(row)?.history?.days)
  const firstDay = Math.floor(createdAt / dayMs)
  expect(days).toEqual([[firstDay + 1, 3, 5], undefined, [firstDay + 3, 1]])
})

const whole = buildPackage(2, notes)
const failures: [string, string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['a picture', 'not-zip', async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])],
  ['nothing', 'empty-file', async () => new Uint8Array(0)],
  ['half a file', 'truncated', async () => (await whole).slice(0, (await whole).length / 2)],
  ['another zip', 'not-anki', async () => zipSync({ 'a.txt': new Uint8Array([1]) })],
  ['another database', 'not-anki', async () => toPackage(await buildOther())],
  ['text for a database', 'not-anki', async () => toPackage(new Uint8Array(4096).fill(65))],
  ['a password', 'encrypted', async () => setFlag(await whole)],
  ['a zip bomb', 'too-large', async () => toPackage(new Uint8Array(mostBytes + 1))],
  [
    'a zip bomb that lies about its size',
    'too-large',
    async () => claimSize(toPackage(new Uint8Array(mostBytes + 1)), 1000),
  ],
  ['a claim of 4 GB', 'too-large', async () => claimSize((await whole).slice(), 0xffff_fffe)],
  [
    'a zstd bomb',
    'too-large',
    async () =>
      zipSync({
        meta: [new Uint8Array([8, 3]), { level: 0 }],
        'collection.anki21b': [toZstdBomb(200_000_000), { level: 0 }],
      }),
  ],
  ['more notes than are read', 'too-many-notes', () => buildCounted('notes', mostNotes + 1)],
  ['more reviews than are read', 'too-many-reviews', () => buildCounted('revlog', mostReviews + 1)],
  [
    'a dummy alone',
    'not-anki',
    async () =>
      zipSync({ meta: new Uint8Array([8, 3]), 'collection.anki2': await buildDatabase(11, []) }),
  ],
]

test.each(failures)('%s is refused as %s', async (_what, code, make) => {
  await expect(make().then(read)).rejects.toMatchObject({ code })
})

/** A few bytes that have so many rows: they are counted, and no more is read of them. */
async function buildCounted(table: string, rows: number): Promise<Uint8Array<ArrayBuffer>> {
  const database = await buildDatabase(
    11,
    notes,
    `DROP TABLE ${table};
     CREATE VIEW ${table} AS
     WITH RECURSIVE row (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM row LIMIT ${rows})
     SELECT id FROM row`,
  )
  return toPackage(database)
}

function toPackage(database: Uint8Array): Uint8Array<ArrayBuffer> {
  return zipSync({ 'collection.anki2': database }, { level: 9 })
}

async function buildOther(): Promise<Uint8Array> {
  const bytes = await buildDatabase(11, [])
  // The tables are called something else.
  const text = Buffer.from(bytes).toString('latin1').replaceAll('notes', 'votes')
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/** Each entry of the directory, at its signature. */
function* entriesOf(bytes: Uint8Array): Generator<DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let place = 0; place < bytes.length - 46; place += 1) {
    if (view.getUint32(place, true) === 0x02014b50) {
      yield new DataView(bytes.buffer, bytes.byteOffset + place)
    }
  }
}

function setFlag(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const locked = bytes.slice()
  for (const entry of entriesOf(locked)) entry.setUint16(8, 1, true)
  return locked
}

function claimSize(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  for (const entry of entriesOf(bytes)) entry.setUint32(24, size, true)
  return bytes
}
