import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { parseIndexedWord } from './parse-indexed-word'
import { readTanaka } from './read-tanaka'

const folder = createTestFolder()
afterAll(folder.remove)

test.each([
  ['言う', {}, 'the headword alone'],
  ['言う{言ったら}', { form: '言ったら' }, 'as it stands in the sentence'],
  [
    '何(なん)[01]~',
    { headword: '何', reading: 'なん', senseNumber: 1, isChecked: true },
    'reading, sense, checked',
  ],
  [
    'いい(#2820690)[02]',
    { headword: 'いい', wordId: 2_820_690, senseNumber: 2 },
    'told apart by JMdict number',
  ],
  ['は|1', { headword: 'は' }, 'an old mark that tells particles apart'],
])('the index word %s is understood: %j', (text, parts, _reason) => {
  expect(parseIndexedWord(text)).toEqual({
    headword: '言う',
    reading: null,
    wordId: null,
    senseNumber: null,
    form: null,
    isChecked: false,
    ...parts,
  })
})

test('an A line and its B line make a pair, with both sentence numbers', async () => {
  const file = folder.write(
    'examples.utf',
    'A: 山へ行った。\tI went.#ID=11_22\nB: 山~ へ 行く{行った}\n',
  )
  const { entries } = await collect((tally) => readTanaka(file, tally))
  expect(entries).toMatchObject([
    { japaneseId: '11', englishId: '22', japanese: '山へ行った。', english: 'I went.' },
  ])
  expect(entries[0]?.words.map((word) => word.headword)).toEqual(['山', 'へ', '行く'])
})

test('a pair listed twice and a sentence without numbers are counted, not stopped at', async () => {
  const pair = 'A: 山。\tHill.#ID=1_2\nB: 山\n'
  const file = folder.write('examples.utf', `${pair}${pair}A: 川。\tRiver.\nB: 川\n`)
  const { entries, tally } = await collect((each) => readTanaka(file, each))
  expect(entries).toHaveLength(1)
  expect([...tally.skipped.keys()]).toEqual([
    'a pair listed again',
    'a sentence line of unknown form',
  ])
})

test.each([
  ['A: 山。\tHill.#ID=1_2\n', /line 1: the file is truncated/],
  ['<html>\n', /line 1: neither an A nor a B line/],
])('%j is refused', async (text, message) => {
  const file = folder.write('examples.utf', text)
  await expect(collect((tally) => readTanaka(file, tally))).rejects.toThrow(message)
})
