import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packTar } from '../../testing/pack-tar'
import { collect, createTestFolder } from '../../testing/source-files'
import { readIpadic } from './read-ipadic'

const folder = createTestFolder()
afterAll(folder.remove)

function read(files: Record<string, string>) {
  const archive = folder.write('ipadic.tgz', gzipSync(packTar(files)))
  return collect((tally) => readIpadic(archive, tally))
}

test('words come in their dictionary form, with their kind and cost; other files are passed over', async () => {
  const { entries } = await read({
    'package/lib/dict/Verb.csv':
      '食べる,619,619,7169,動詞,自立,*,*,一段,基本形,食べる,タベル,タベル\n食べ,622,622,7387,動詞,自立,*,*,一段,未然形,食べる,タベ,タベ\n',
    'package/lib/dict/Symbol.csv': '",",3,3,4000,記号,読点,*,*,*,*,",",、,、\n',
    'package/lib/dict/matrix.def': '1316 1316\n',
  })
  expect(entries).toEqual([
    { text: '食べる', reading: 'タベル', partOfSpeech: '動詞.自立', cost: 7169 },
    { text: ',', reading: '、', partOfSpeech: '記号.読点', cost: 4000 },
  ])
})

test.each([
  [{ 'package/lib/dict/Noun.csv': '猫,1285,1285\n' }, /Noun\.csv\), line 1: no word/],
  [
    { 'package/lib/dict/Noun.csv': '猫,1,1,cheap,名詞,一般,*,*,*,*,猫,ネコ,ネコ\n' },
    /line 1: no word/,
  ],
  [{ 'package/README.md': 'nothing' }, /holds no dict/],
])('another package is refused (%#)', async (files, message) => {
  await expect(read(files)).rejects.toThrow(message)
})
