import { afterAll, expect, test } from 'vitest'
import { createTestFolder } from '../../testing/source-files'
import { parseCsvLine } from './parse-csv-line'
import { readJsonItems } from './read-json-items'
import { readLineBatches } from './read-lines'
import { decodeText, readAllText, readText } from './read-text'

const folder = createTestFolder()
afterAll(folder.remove)

/** `亜` in EUC-JP. */
const eucJp = Buffer.from([0xb0, 0xa1])

async function* inPieces<Piece>(...pieces: Piece[]): AsyncGenerator<Piece> {
  yield* pieces
}

test('a byte-order mark is no part of the text', async () => {
  const file = folder.write('bom.json', Buffer.from([0xef, 0xbb, 0xbf, 0x5b, 0x5d]))
  expect(await readAllText(readText(file))).toBe('[]')
})

test('a character cut in two between pieces is put together', async () => {
  const bytes = Buffer.from('生')
  const pieces = inPieces(bytes.subarray(0, 2), bytes.subarray(2))
  expect(await readAllText(decodeText('radkfile', pieces))).toBe('生')
})

test('EUC-JP is told from UTF-8 by the beginning of the file', async () => {
  const file = folder.write('euc', Buffer.concat([Buffer.from('# header\n'), eucJp]))
  expect(await readAllText(readText(file, ['utf-8', 'euc-jp']))).toBe('# header\n亜')
})

test.each([
  ['EUC-JP where UTF-8 is due', eucJp],
  ['a text that ends inside a character', Buffer.from('生').subarray(0, 2)],
  ['Shift_JIS', Buffer.from([0x88, 0x9f, 0x82])],
])(
  '%s is refused, because replacement characters must not reach the dictionary',
  async (_, bytes) => {
    const file = folder.write('wrong.txt', bytes)
    await expect(readAllText(readText(file))).rejects.toThrow(
      /wrong\.txt, near byte \d+: the text is not valid UTF-8/,
    )
  },
)

test('lines are numbered from 1, and the last one needs no line break', async () => {
  const lines: string[] = []
  for await (const batch of readLineBatches(inPieces('一\r\n二', '\n三'))) {
    lines.push(...batch.map((line) => `${line.number} ${line.text}`))
  }
  expect(lines).toEqual(['1 一', '2 二', '3 三'])
})

test.each([
  ['1,あう,会う,to meet', ['1', 'あう', '会う', 'to meet'], 'plain fields'],
  [
    '2,あく,,"to open, to become open"',
    ['2', 'あく', '', 'to open, to become open'],
    'a comma inside quotes',
  ],
  ['3,え,絵,"a ""picture"""', ['3', 'え', '絵', 'a "picture"'], 'a quote written twice'],
  ['4,い,', ['4', 'い', ''], 'an empty last field'],
  ['5,う,"open', undefined, 'a quote that is never closed'],
  ['6,う,"a"b', undefined, 'text after the closing quote'],
])('the CSV line %s is read (%#)', (line, fields, _reason) => {
  expect(parseCsvLine(line)).toEqual(fields)
})

async function listItems(...pieces: string[]): Promise<unknown[]> {
  const items: unknown[] = []
  for await (const batch of readJsonItems('rows.json', inPieces(...pieces))) items.push(...batch)
  return items
}

test('objects of a JSON array are cut out wherever the pieces of the file end', async () => {
  const json = '[{"text":"}\\"{","n":[{"a":1}]},{"text":"生\\\\"}]'
  const expected = JSON.parse(json)
  for (let cut = 1; cut < json.length; cut++) {
    expect(await listItems(json.slice(0, cut), json.slice(cut)), `cut at ${cut}`).toEqual(expected)
  }
})

test.each([
  [['[{"a":1},{"a":'], /after item 1: the JSON is truncated/],
  [['[{"a":1}'], /the JSON is truncated/],
  [['{"a":1}'], /not a JSON array/],
  [['[{"a":1},{"a":}]'], /item 2: not valid JSON/],
])('JSON that is damaged (%s) stops with the place', async (pieces, message) => {
  await expect(listItems(...pieces)).rejects.toThrow(message)
})
