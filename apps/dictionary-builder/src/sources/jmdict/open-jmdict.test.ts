import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import type { JmdictEntry } from './jmdict-entry'
import { openJmdict } from './open-jmdict'
import { parseCrossReference } from './parse-cross-reference'

const folder = createTestFolder()
afterAll(folder.remove)

function toXml(entries: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE JMdict [
<!ENTITY n "noun">
<!ENTITY v5k-s "Godan verb - Iku/Yuku special class">
<!ENTITY vi "intransitive verb">
<!ENTITY uk "usually kana">
<!ENTITY sK "search-only kanji form">
<!ENTITY ok "out-dated kana">
]>
<!-- JMdict created: 2026-01-15 -->
<JMdict>
${entries}
</JMdict>`
}

async function read(entries: string) {
  const file = folder.write('JMdict_e_examp.xml.gz', gzipSync(toXml(entries)))
  const jmdict = await openJmdict(file)
  return { jmdict, ...(await collect(jmdict.readEntries)) }
}

async function readOne(contents: string): Promise<JmdictEntry> {
  const { entries } = await read(`<entry><ent_seq>1000010</ent_seq>${contents}</entry>`)
  const [entry] = entries
  if (entry === undefined) throw new Error('the entry was not read')
  return entry
}

const gloss = '<sense><pos>&n;</pos><gloss>thing</gloss></sense>'

test('labels and date stand at the head of the file', async () => {
  const { jmdict } = await read('')
  expect(jmdict.labels.get('v5k-s')).toBe('Godan verb - Iku/Yuku special class')
  expect(jmdict.createdOn).toBe('2026-01-15')
})

test('codes are kept as codes: the label is for people, the code for programs', async () => {
  const entry =
    await readOne(`<k_ele><keb>行く</keb></k_ele><k_ele><keb>往く</keb><ke_inf>&sK;</ke_inf>
<ke_pri>nf05</ke_pri></k_ele><r_ele><reb>いく</reb><re_pri>ichi1</re_pri></r_ele>
<sense><pos>&v5k-s;</pos><pos>&vi;</pos><misc>&uk;</misc><gloss>to go</gloss></sense>`)
  expect(entry.writtenForms).toEqual([
    { text: '行く', notes: [], priorities: [] },
    { text: '往く', notes: ['sK'], priorities: ['nf05'] },
  ])
  expect(entry.readings[0]?.priorities).toEqual(['ichi1'])
  expect(entry.senses[0]).toMatchObject({ partsOfSpeech: ['v5k-s', 'vi'], misc: ['uk'] })
})

test('a reading may belong to some spellings only, or to none', async () => {
  const entry = await readOne(`<k_ele><keb>麺麭</keb></k_ele><k_ele><keb>パン</keb></k_ele>
<r_ele><reb>パン</reb><re_nokanji/></r_ele>
<r_ele><reb>めんぽう</reb><re_restr>麺麭</re_restr><re_inf>&ok;</re_inf></r_ele>${gloss}`)
  expect(entry.readings).toMatchObject([
    { text: 'パン', isUnpaired: true, onlyForForms: [] },
    { text: 'めんぽう', isUnpaired: false, onlyForForms: ['麺麭'], notes: ['ok'] },
  ])
})

test('a sense without parts of speech has those of the one before, as the DTD says', async () => {
  const entry = await readOne(`<r_ele><reb>もの</reb></r_ele>${gloss}
<sense><gloss>matter</gloss></sense><sense><pos>&vi;</pos><gloss>odd</gloss></sense>`)
  expect(entry.senses.map((sense) => sense.partsOfSpeech)).toEqual([['n'], ['n'], ['vi']])
})

test('limits, sources, notes, kinds of gloss and examples of a sense are kept', async () => {
  const entry = await readOne(`<r_ele><reb>ビール</reb></r_ele><sense>
<stagk>麦酒</stagk><stagr>ビール</stagr><pos>&n;</pos><xref>酒・さけ・1</xref><ant>水</ant>
<s_inf>also ビア</s_inf><lsource xml:lang="dut" ls_type="part">bier</lsource>
<lsource ls_wasei="y"/><gloss g_type="expl">a drink</gloss><gloss xml:lang="ger">Bier</gloss>
<example><ex_srce exsrc_type="tat">4711</ex_srce><ex_text>ビール</ex_text>
<ex_sent xml:lang="jpn">ビールです。</ex_sent><ex_sent xml:lang="eng">It is beer.</ex_sent></example>
</sense>`)
  expect(entry.senses[0]).toMatchObject({
    onlyForForms: ['麦酒'],
    onlyForReadings: ['ビール'],
    crossReferences: [{ text: '酒', reading: 'さけ', senseNumber: 1 }],
    antonyms: [{ text: '水', reading: null, senseNumber: null }],
    notes: ['also ビア'],
    loanSources: [
      { language: 'dut', text: 'bier', isPartial: true, isWasei: false },
      { language: 'eng', text: null, isPartial: false, isWasei: true },
    ],
    glosses: [{ text: 'a drink', kind: 'explanation' }],
    examples: [
      { sentenceId: '4711', form: 'ビール', japanese: 'ビールです。', english: 'It is beer.' },
    ],
  })
})

test.each([
  ['丸・まる・1', '丸', 'まる', 1, 'writing, reading, sense'],
  ['行く・いく', '行く', 'いく', null, 'writing and reading'],
  ['いい・2', 'いい', null, 2, 'kana and sense'],
  ['同の字点', '同の字点', null, null, 'a writing alone'],
  ['ワン・アール', 'ワン・アール', null, null, 'a loanword with the dot inside'],
  ['Ｊ・リーグ', 'Ｊ', 'リーグ', null, 'a Latin letter counts as a writing'],
])('the cross-reference %s means %s', (raw, text, reading, senseNumber, _reason) => {
  expect(parseCrossReference(raw)).toEqual({ raw, text, reading, senseNumber })
})

test('an entry without a meaning in English or without a reading is skipped and counted', async () => {
  const { entries, tally } = await read(`
<entry><ent_seq>1</ent_seq><r_ele><reb>あ</reb></r_ele><sense><gloss xml:lang="fre">ah</gloss></sense></entry>
<entry><ent_seq>2</ent_seq>${gloss}</entry>
<entry><ent_seq>3</ent_seq><r_ele><reb>う</reb></r_ele>${gloss}</entry>`)
  expect(entries.map((entry) => entry.id)).toEqual([3])
  expect(tally.read).toBe(1)
  expect([...tally.skipped]).toEqual([
    ['no English meaning', 1],
    ['no reading', 1],
  ])
})

test.each([
  [
    `<entry><ent_seq>7</ent_seq><r_ele><reb>あ</reb></r_ele>${gloss}</entry>`.repeat(2),
    /line \d+: entry 7 is there twice/,
  ],
  ['<entry><ent_seq>x</ent_seq></entry>', /an entry has no number/],
  [
    '<entry><ent_seq>1</ent_seq><sense><pos>&v9;</pos></sense></entry>',
    /the entity &v9; is not declared/,
  ],
  ['<character/>', /is missing|where an <entry> belongs/],
])('%s stops the build with the file and the line', async (entries, message) => {
  const reading = read(entries)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow('JMdict_e_examp.xml.gz')
})
