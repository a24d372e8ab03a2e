import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { readKrad } from './read-krad'
import { readRadk } from './read-radk'

const folder = createTestFolder()
afterAll(folder.remove)

/** `付 : 化 寸` in EUC-JP. */
const eucJpLine = Buffer.concat([
  Buffer.from([0xc9, 0xd5]),
  Buffer.from(' : '),
  Buffer.from([0xb2, 0xbd]),
  Buffer.from(' '),
  Buffer.from([0xc0, 0xa3]),
  Buffer.from('\n'),
])

test('a component that JIS cannot write is shown in its real shape, not by its stand-in', async () => {
  const file = folder.write('kradfile', eucJpLine)
  expect((await collect((tally) => readKrad(file, tally))).entries).toEqual([
    { kanji: '付', components: ['亻', '寸'] },
  ])
})

test('both JIS parts are read out of the zip, and a kanji listed again is counted', async () => {
  const zip = zipSync({
    kradfile: eucJpLine,
    kradfile2: Buffer.from('侍 : 化 土 寸\n付 : 化 寸\n'),
    radkfile: Buffer.from('not to be read'),
  })
  const file = folder.write('kradzip.zip', zip)
  const { entries, tally } = await collect((each) => readKrad(file, each))
  expect(entries.map((entry) => entry.kanji)).toEqual(['付', '侍'])
  expect(tally.skipped.get('a kanji listed again')).toBe(1)
})

test('RADKFILE lists the kanji of a component over several lines', async () => {
  const file = folder.write('radkfile', '# head\n$ 一 1\n亜唖\n阿\n$ 化 2 js01\n付侍\n')
  expect((await collect((tally) => readRadk(file, tally))).entries).toEqual([
    { component: '一', strokeCount: 1, kanji: ['亜', '唖', '阿'] },
    { component: '亻', strokeCount: 2, kanji: ['付', '侍'] },
  ])
})

test.each([
  ['亜唖\n', /line 1: kanji before any component/],
  ['$ 一\n', /line 1: not a component/],
  ['$ 一 1\n亜\n$ 一 1\n唖\n', /line 3: 一 is there twice/],
  ['# nothing\n', /no components inside/],
])('RADKFILE that reads %j is refused', async (text, message) => {
  const file = folder.write('radkfile.bad', text)
  await expect(collect((tally) => readRadk(file, tally))).rejects.toThrow(message)
})

test('KRADFILE with a line of another form is refused with its number', async () => {
  const file = folder.write('kradfile.bad', '# head\n付 化 寸\n')
  await expect(collect((tally) => readKrad(file, tally))).rejects.toThrow(/line 2: not a line/)
})

test('a zip without the files is refused', async () => {
  const file = folder.write('other.zip', zipSync({ readme: Buffer.from('x') }))
  await expect(collect((tally) => readKrad(file, tally))).rejects.toThrow(/holds none of kradfile/)
})
