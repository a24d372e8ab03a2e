import { expect, test } from 'vitest'
import { openSqlite } from '../sqlite/open-sqlite'
import { packedTextTables } from '../tables/packed-text-tables'
import { choosePhrases } from './choose-phrases'
import { createTextPacker, sampleTexts } from './text-packer'
import { unpackJson, unpackText } from './unpack-text'

const entries = ['犬', '猫', '鳥', '魚', '馬', '牛', '虫', '蛇'].flatMap((literal) =>
  ['dog', 'cat', 'bird', 'fish', 'horse', 'cow'].map((gloss) =>
    JSON.stringify({ spellings: [{ text: literal, notes: [] }], senses: [{ glosses: [gloss] }] }),
  ),
)

function createPacked(samples: readonly string[]) {
  const database = openSqlite(':memory:', { isReadOnly: false })
  for (const table of packedTextTables) database.exec(table)
  return { database, packer: createTextPacker(database, 'word', samples) }
}

test.each([
  ['', 'nothing'],
  [entries[7] ?? '', 'a text that the phrases were chosen by'],
  ['{"spellings":[{"text":"麒麟"}]}', 'characters that no sample has'],
  ['𠮟る 👩‍👩‍👧', 'characters of two UTF-16 units'],
  ['\ud842 and \udf9f', 'halves of such characters'],
  ['\u0000\u007f\u0080\u00ff', 'characters that look like codes'],
  ['x'.repeat(5000), 'a text longer than any before'],
])('%j comes back as it was: %s', (text) => {
  const { database, packer } = createPacked(entries)
  expect(unpackText(database, 'word', packer.pack(text))).toBe(text)
})

test('every UTF-16 unit comes back, whatever the phrases', () => {
  const all = Array.from({ length: 0x1_00_00 }, (_, unit) => String.fromCharCode(unit)).join('')
  for (const samples of [[], entries, [all, all]]) {
    const { database, packer } = createPacked(samples)
    expect(unpackText(database, 'word', packer.pack(all)) === all).toBe(true)
  }
})

test('texts like the samples take less than a fifth of their bytes', () => {
  const { database, packer } = createPacked(entries)
  const text = JSON.stringify({
    spellings: [{ text: '牛', notes: [] }],
    senses: [{ glosses: ['fish'] }],
  })
  const packed = packer.pack(text)
  expect(packed.length * 5).toBeLessThan(Buffer.byteLength(text))
  expect(unpackJson(database, 'word', packed)).toEqual(JSON.parse(text))
})

test('the same samples give the same phrases, so the same sources give the same file', () => {
  expect(choosePhrases(entries)).toEqual(choosePhrases([...entries]))
})

test('samples are of all parts of the list, and no more than are needed', () => {
  const items = Array.from({ length: 4000 }, (_, place) => place)
  const samples = sampleTexts(items, (place) => `${place}`.padEnd(12_000))
  expect(samples).toHaveLength(100)
  const thousands = new Set(samples.map((text) => Math.floor(Number(text) / 1000)))
  expect([...thousands].sort()).toEqual([0, 1, 2, 3])
})

test('of a short list every item is a sample', () => {
  const samples = sampleTexts(['犬', '猫', '鳥'], (text) => text)
  expect(samples.sort()).toEqual(['犬', '猫', '鳥'].sort())
})

test('a kind without phrases is an error that names it', () => {
  const { database } = createPacked(entries)
  expect(() => unpackText(database, 'study', Uint8Array.of(0))).toThrow(/study/)
})
