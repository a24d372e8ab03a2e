import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { packTar } from '../../testing/pack-tar'
import { collect, createTestFolder } from '../../testing/source-files'
import { readFurigana } from './read-furigana'

const folder = createTestFolder()
afterAll(folder.remove)

const json =
  '\ufeff[{"text":"食べ物","reading":"たべもの","furigana":[{"ruby":"食","rt":"た"},{"ruby":"べ"},{"ruby":"物","rt":"もの"}]},\r\n{"text":"今日","reading":"きょう","furigana":[{"ruby":"今日","rt":"きょう"}]}]'

const rows = [
  {
    text: '食べ物',
    reading: 'たべもの',
    segments: [
      { text: '食', ruby: 'た' },
      { text: 'べ', ruby: null },
      { text: '物', ruby: 'もの' },
    ],
  },
  { text: '今日', reading: 'きょう', segments: [{ text: '今日', ruby: 'きょう' }] },
]

test.each([
  ['JmdictFurigana.json', json],
  ['JmdictFurigana.json.zip', zipSync({ 'JmdictFurigana.json': Buffer.from(json) })],
  ['JmdictFurigana.json.tar.gz', gzipSync(packTar({ 'JmdictFurigana.json': json }))],
])('%s is read in each form of the releases', async (name, contents) => {
  const file = folder.write(name, contents)
  expect((await collect((tally) => readFurigana(file, tally))).entries).toEqual(rows)
})

test('segments that do not spell the word are skipped', async () => {
  const file = folder.write(
    'a.json',
    '[{"text":"今日","reading":"きょう","furigana":[{"ruby":"今"}]}]',
  )
  const { entries, tally } = await collect((each) => readFurigana(file, each))
  expect(entries).toEqual([])
  expect([...tally.skipped.values()]).toEqual([1])
})

test('a list of something else is refused', async () => {
  const file = folder.write('a.json', '[{"word":"今日"}]')
  await expect(collect((tally) => readFurigana(file, tally))).rejects.toThrow(/not a list of text/)
})
