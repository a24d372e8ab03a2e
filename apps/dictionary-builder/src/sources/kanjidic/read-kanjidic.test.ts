import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { findKanjidicVersion, readKanjidic } from './read-kanjidic'
import { readKanjidicLines } from './read-kanjidic-lines'

const folder = createTestFolder()
afterAll(folder.remove)

function write(characters: string): string {
  return folder.write(
    'kanjidic2.xml',
    `<?xml version="1.0"?><!DOCTYPE kanjidic2 []><kanjidic2>
<header><database_version>2026-015</database_version><date_of_creation>2026-01-15</date_of_creation></header>
<!-- Entry for Kanji -->${characters}</kanjidic2>`,
  )
}

const rai = `<character><literal>来</literal>
<codepoint><cp_value cp_type="ucs">6765</cp_value><cp_value cp_type="jis208">1-45-72</cp_value></codepoint>
<radical><rad_value rad_type="classical">75</rad_value><rad_value rad_type="nelson_c">4</rad_value></radical>
<misc><grade>2</grade><stroke_count>7</stroke_count><stroke_count>8</stroke_count>
<variant var_type="jis208">1-48-52</variant><freq>102</freq><jlpt>4</jlpt></misc>
<dic_number><dic_ref dr_type="moro" m_vol="6" m_page="0178">14489</dic_ref></dic_number>
<query_code><q_code qc_type="skip">4-7-3</q_code>
<q_code qc_type="skip" skip_misclass="posn">4-7-1</q_code><q_code qc_type="four_corner">5090.0</q_code></query_code>
<reading_meaning><rmgroup><reading r_type="pinyin">lai2</reading><reading r_type="ja_on">ライ</reading>
<reading r_type="ja_kun">く.る</reading><meaning>come</meaning><meaning m_lang="fr">venir</meaning></rmgroup>
<nanori>くり</nanori></reading_meaning></character>`

test('a character has what KANJIDIC2 says of it in Japanese and English', async () => {
  const { entries } = await collect((tally) => readKanjidic(write(rai), tally))
  expect(entries).toEqual([
    {
      literal: '来',
      codepoints: { ucs: '6765', jis208: '1-45-72', jis212: null, jis213: null },
      radical: 75,
      nelsonRadical: 4,
      grade: 2,
      strokeCount: 7,
      otherStrokeCounts: [8],
      variants: [{ kind: 'jis208', code: '1-48-52' }],
      frequencyRank: 102,
      radicalNames: [],
      oldJlpt: 4,
      indices: [{ name: 'moro', value: '14489 (vol. 6, p. 178)' }],
      skip: [
        { code: '4-7-3', misclassification: null },
        { code: '4-7-1', misclassification: 'posn' },
      ],
      fourCorner: ['5090.0'],
      readings: [
        { kind: 'on', raw: 'ライ' },
        { kind: 'kun', raw: 'く.る' },
      ],
      meanings: ['come'],
      nanori: ['くり'],
    },
  ])
})

test('a character with the least there can be is read, with the rest absent', async () => {
  const bare = `<character><literal>𪚲</literal><codepoint></codepoint>
<radical><rad_value rad_type="classical">213</rad_value></radical><misc><stroke_count>13</stroke_count></misc></character>`
  const { entries } = await collect((tally) => readKanjidic(write(bare), tally))
  expect(entries[0]).toMatchObject({
    literal: '𪚲',
    codepoints: { ucs: '2a6b2', jis208: null },
    grade: null,
    frequencyRank: null,
    readings: [],
    meanings: [],
  })
})

test('a character without strokes is skipped with the reason', async () => {
  const broken = rai.replace(/<stroke_count>.<\/stroke_count>/g, '')
  const { entries, tally } = await collect((each) => readKanjidic(write(broken), each))
  expect(entries).toEqual([])
  expect([...tally.skipped.keys()]).toEqual(['来 has no stroke count'])
})

test('the same character twice stops the build', async () => {
  const reading = collect((tally) => readKanjidic(write(rai + rai), tally))
  await expect(reading).rejects.toThrow(/kanjidic2\.xml, line \d+: 来 is there twice/)
})

test('version and date come from the header', async () => {
  expect(await findKanjidicVersion(write(rai))).toEqual({ version: '2026-015', date: '2026-01-15' })
})

async function* toBytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

test('the old text form says the same in letters', async () => {
  const line =
    '来 4D68 U6765 B4 C75 G2 S7 S8 XJ05054 F102 J4 N202 MN14489 P4-7-3 ZPP4-7-1 Q5090.0 Ylai2 ライ く.る -き T1 くり T2 らい {come} {next (year)}'
  const { entries } = await collect((tally) =>
    readKanjidicLines('kanjidic', toBytes(`# header\n${line}\n`), tally),
  )
  expect(entries).toMatchObject([
    {
      literal: '来',
      codepoints: { ucs: '6765', jis208: '1-45-72' },
      radical: 75,
      nelsonRadical: 4,
      strokeCount: 7,
      otherStrokeCounts: [8],
      variants: [{ kind: 'jis208', code: '1-48-52' }],
      indices: [
        { name: 'nelson_c', value: '202' },
        { name: 'moro', value: '14489' },
      ],
      skip: [{ code: '4-7-3' }, { code: '4-7-1', misclassification: 'posn' }],
      readings: [
        { kind: 'on', raw: 'ライ' },
        { kind: 'kun', raw: 'く.る' },
        { kind: 'kun', raw: '-き' },
      ],
      nanori: ['くり'],
      radicalNames: ['らい'],
      meanings: ['come', 'next (year)'],
    },
  ])
})

test('a line that is none of KANJIDIC stops with its number', async () => {
  const reading = collect((tally) => readKanjidicLines('kanjidic', toBytes('# x\n<html>\n'), tally))
  await expect(reading).rejects.toThrow('kanjidic, line 2: not a line of KANJIDIC')
})
