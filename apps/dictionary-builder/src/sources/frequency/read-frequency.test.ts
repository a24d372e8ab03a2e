import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { decodeMsgpack } from './decode-msgpack'
import { readCorpusCounts } from './read-corpus-counts'
import { readWordFrequencies } from './read-word-frequencies'

const folder = createTestFolder()
afterAll(folder.remove)

function packText(text: string): number[] {
  const bytes = [...Buffer.from(text)]
  return bytes.length < 32 ? [0xa0 + bytes.length, ...bytes] : [0xd9, bytes.length, ...bytes]
}

/** `{format: "cB", version: 1}`. */
const header = [0x82, ...packText('format'), ...packText('cB'), ...packText('version'), 1]

test('the place in the list is the frequency, in hundredths of a power of ten', async () => {
  const bins = [
    header,
    [0x90],
    [0x92, ...packText('の'), ...packText('する')],
    [0x91, ...packText('食べ')],
  ]
  const file = folder.write('large_ja.msgpack', Buffer.from([0x94, ...bins.flat()]))
  expect((await collect((tally) => readWordFrequencies(file, tally))).entries).toEqual([
    { token: 'の', centibels: -2 },
    { token: 'する', centibels: -2 },
    { token: '食べ', centibels: -3 },
  ])
})

test.each([
  [[0x91, 0x80], /no wordfreq list/],
  [[0x91, ...header.slice(0, -1)], /not MessagePack/],
  [[0xc1], /not MessagePack \(unknown kind 0xc1 at byte 0\)/],
  [[0x01, 0x01], /not MessagePack \(more data after byte 1\)/],
])('bytes that are no such list are refused (%#)', async (bytes, message) => {
  const file = folder.write('bad.msgpack', Buffer.from(bytes))
  await expect(collect((tally) => readWordFrequencies(file, tally))).rejects.toThrow(message)
})

test.each([
  [[0xd9, 1, 0x61], 'a'],
  [[0xda, 0, 1, 0x61], 'a'],
  [[0xdb, 0, 0, 0, 1, 0x61], 'a'],
  [[0xcc, 200], 200],
  [[0xcd, 1, 0], 256],
  [[0xce, 0, 1, 0, 0], 65_536],
  [[0xdc, 0, 1, 7], [7]],
  [[0xdd, 0, 0, 0, 1, 7], [7]],
  [[0xde, 0, 1, 0xa1, 0x61, 7], { a: 7 }],
])('each length form of MessagePack is understood (%#)', (bytes, value) => {
  expect(decodeMsgpack(Uint8Array.from(bytes))).toEqual(value)
})

test('a corpus list has words and counts below a comment', async () => {
  const file = folder.write('wikipedia_freq.txt', '#source\nする\t138279\n\t5\n')
  const { entries, tally } = await collect((each) => readCorpusCounts(file, each))
  expect(entries).toEqual([{ token: 'する', count: 138_279 }])
  expect(tally.skipped.get('no word')).toBe(1)
})

test('a corpus list without counts is refused', async () => {
  const file = folder.write('wikipedia_freq.txt', 'する\tmany\n')
  await expect(collect((tally) => readCorpusCounts(file, tally))).rejects.toThrow(
    /line 1: no count/,
  )
})
