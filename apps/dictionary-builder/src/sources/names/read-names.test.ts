import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { findEdictDate, readEnamdict } from './read-enamdict'
import { readJmnedict } from './read-jmnedict'

const folder = createTestFolder()
afterAll(folder.remove)
const head = '　？？？ /ENAMDICT/Created: 2026-01-15/\n'

test('types are the codes of JMnedict, and only known marks count as types', async () => {
  const file = folder.write(
    'enamdict',
    `${head}生駒 [いこま] /(s,p) Ikoma/\nさくら /(f) Sakura/(company) Ltd/\nＡＢＣ [エービーシー] /(c) ABC Ltd/ABC/(o) Audit Bureau/\n`,
  )
  const { entries } = await collect((tally) => readEnamdict(file, tally))
  expect(entries).toEqual([
    { text: '生駒', reading: 'いこま', types: ['surname', 'place'], translations: ['Ikoma'] },
    {
      text: 'さくら',
      reading: 'さくら',
      types: ['fem'],
      translations: ['Sakura', '(company) Ltd'],
    },
    {
      text: 'ＡＢＣ',
      reading: 'エービーシー',
      types: ['company', 'organization'],
      translations: ['ABC Ltd', 'ABC', 'Audit Bureau'],
    },
  ])
  expect(await findEdictDate(file)).toBe('2026-01-15')
})

test('EUC-JP is read too, the original encoding', async () => {
  // 生 /(s) Iku/
  const line = Buffer.concat([Buffer.from([0xc0, 0xb8]), Buffer.from(' /(s) Iku/\n')])
  const file = folder.write('enamdict.euc', line)
  expect((await collect((tally) => readEnamdict(file, tally))).entries[0]?.text).toBe('生')
})

test('a line of another form stops with its number', async () => {
  const file = folder.write('enamdict', `${head}生駒 Ikoma\n`)
  await expect(collect((tally) => readEnamdict(file, tally))).rejects.toThrow(/line 2: not a line/)
})

test('JMnedict gives one name for each writing with a reading that it allows', async () => {
  const file = folder.write(
    'JMnedict.xml',
    `<?xml version="1.0"?><!DOCTYPE JMnedict [<!ENTITY fem "female name"><!ENTITY place "place name">
]><JMnedict><entry><ent_seq>5000010</ent_seq><k_ele><keb>明日香</keb></k_ele><k_ele><keb>飛鳥</keb></k_ele>
<r_ele><reb>あすか</reb></r_ele><r_ele><reb>ひちょう</reb><re_restr>飛鳥</re_restr></r_ele>
<trans><name_type>&fem;</name_type><name_type>&place;</name_type><trans_det>Asuka</trans_det></trans></entry>
<entry><ent_seq>5000020</ent_seq><r_ele><reb>さくら</reb></r_ele><trans><trans_det>Sakura</trans_det></trans></entry>
</JMnedict>`,
  )
  const { entries } = await collect((tally) => readJmnedict(file, tally))
  expect(entries.map(({ text, reading }) => `${text} ${reading}`)).toEqual([
    '明日香 あすか',
    '飛鳥 あすか',
    '飛鳥 ひちょう',
    'さくら さくら',
  ])
  expect(entries[0]).toMatchObject({ types: ['fem', 'place'], translations: ['Asuka'] })
})
