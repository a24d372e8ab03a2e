import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toArchivedFiles } from './to-archived-files'
import { zipFiles } from './zip-files'

const at = new Date('2026-04-01T12:00:00Z')

const rows = Array.from({ length: 20_000 }, (_, index) => [index, at, `食べる "${index}"\n`, null])
const tables = [
  { name: 'review', columns: ['n', 'at', 'answer', 'p'], rows },
  { name: 'list', columns: ['n'], rows: [] },
  { name: 'levelReset', columns: ['cards'], rows: [[[{ s: 1 }, { s: 2 }]], [[]]] },
]

test('a large archive lets others in after each few kilobytes, and is whole', async () => {
  let turns = 0
  let isRunning = true
  const count = () => {
    turns += 1
    if (isRunning) setImmediate(count)
  }
  setImmediate(count)
  let ends = 0
  const onEnd = () => {
    ends += 1
  }
  const stream = zipFiles(toArchivedFiles(tables, at), { at, onEnd })
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()))
  isRunning = false
  const json = strFromU8(files['own-data.json'] ?? new Uint8Array())
  expect(turns).toBeGreaterThan(json.length / (128 * 1024))
  expect(ends).toBe(1)
  const whole = {
    exportedAt: at,
    review: rows.map(([n, , answer]) => ({ n, at, answer, p: null })),
    list: [],
    levelReset: [{ cards: [{ s: 1 }, { s: 2 }] }, { cards: [] }],
  }
  expect(json).toBe(`${JSON.stringify(whole, null, 2)}\n`)
  expect(strFromU8(files['review.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(20_002)
})

test('an archive that nobody reads on ends', async () => {
  let ends = 0
  const onEnd = () => {
    ends += 1
  }
  const reader = zipFiles(toArchivedFiles(tables, at), { at, onEnd }).getReader()
  await reader.read()
  await reader.cancel()
  expect(ends).toBeGreaterThan(0)
})
