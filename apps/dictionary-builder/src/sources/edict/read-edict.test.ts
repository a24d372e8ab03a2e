import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { parseEdictRow, parseEdictSenses } from './parse-edict-row'
import { readEdict } from './read-edict'

const folder = createTestFolder()
afterAll(folder.remove)

async function read(rows: string) {
  const file = folder.write('edict', `　？？？ /EDICT/Created: 2026-01-15/\n${rows}`)
  return await collect((tally) => readEdict(file, tally))
}

test('rows of one meaning that share a writing or a reading are one word', async () => {
  const { entries } = await read(
    '食べる [たべる] /(v1,vt) (1) to eat/(2) to live on/(P)/\n喰べる [たべる] /(iK) (v1,vt) (1) to eat/(2) to live on/\n猫 [ねこ] /(n) cat/\nキャット /(n) cat/\n',
  )
  expect(entries.map((entry) => entry.writtenForms.map((form) => form.text))).toEqual([
    ['食べる', '喰べる'],
    ['猫'],
    [],
  ])
  expect(entries[0]).toMatchObject({
    writtenForms: [
      { notes: [], priorities: ['spec1'] },
      { notes: ['iK'], priorities: [] },
    ],
    readings: [{ text: 'たべる', onlyForForms: [], isUnpaired: false }],
  })
})

test('a reading that not every writing has is restricted, one of its own is unpaired', async () => {
  const { entries } = await read(
    '一日 [いちにち] /(n) one day/\n一日 [いちじつ] /(ok) (n) one day/\n１日 [いちにち] /(n) one day/\nいちにち /(n) one day/\nデイ [いちにち] /(n) one day/\n',
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]?.readings).toEqual([
    {
      text: 'いちにち',
      isUnpaired: false,
      onlyForForms: [],
      notes: [],
      priorities: [],
    },
    {
      text: 'いちじつ',
      isUnpaired: false,
      onlyForForms: ['一日'],
      notes: ['ok'],
      priorities: [],
    },
  ])
})

test('a word that the course names has JMdict’s number, its common namesake before another', async () => {
  const file = folder.write(
    'edict',
    '　？？？ /EDICT/Created: 2026-01-15/\n橋 [はし] /(n) pons/\n橋 [はし] /(n) bridge/(P)/\n箸 [はし] /(n) chopsticks/\n',
  )
  const findNumber = (text: string, reading: string) =>
    text === '橋' && reading === 'はし' ? 1_234_567 : undefined
  const { entries } = await collect((tally) => readEdict(file, tally, { findNumber }))
  expect(
    entries.filter(({ id }) => id === 1_234_567).map(({ senses }) => senses[0]?.glosses[0]?.text),
  ).toEqual(['bridge'])
  expect(entries.filter(({ id }) => id >= 0x4000_0000)).toHaveLength(2)
})

test('a word of one meaning that the course teaches as two is two', async () => {
  const file = folder.write(
    'edict',
    '　？？？ /EDICT/Created: 2026-01-15/\n治す [なおす] /(v5s) (1) to cure/(2) to fix/(P)/\n直す [なおす] /(v5s) (1) to cure/(2) to fix/(P)/\n癒す [なおす] /(v5s) (1) to cure/(2) to fix/\n',
  )
  const numbers = new Map([
    ['治す', 2_856_318],
    ['直す', 1_599_390],
  ])
  const { entries } = await collect((tally) =>
    readEdict(file, tally, { findNumber: (text) => numbers.get(text) }),
  )
  expect(entries.map(({ id, writtenForms }) => [id, writtenForms.map(({ text }) => text)])).toEqual(
    [
      [2_856_318, ['治す', '癒す']],
      [1_599_390, ['直す']],
    ],
  )
})

test('a form has the marks that are known of it beside EDICT’s own', async () => {
  const file = folder.write(
    'edict',
    '　？？？ /EDICT/Created: 2026-01-15/\n猫 [ねこ] /(n) cat/(P)/\nねこ /(n) cat/\n',
  )
  const listPriorities = (text: string) => (text === '猫' ? ['ichi1', 'nf07'] : [])
  const { entries } = await collect((tally) => readEdict(file, tally, { listPriorities }))
  expect(entries).toMatchObject([
    { writtenForms: [{ text: '猫', priorities: ['spec1', 'ichi1', 'nf07'] }] },
  ])
})

test('what EUC-JP cannot write is written as the jōyō list has it, too', async () => {
  const { entries } = await read('頬 [ほお] /(n) cheek/(P)/\n')
  expect(entries[0]?.writtenForms.map(({ text }) => text)).toEqual(['頬', '頰'])
})

test('ids depend on the content alone, never on the order, and are no JMdict numbers', async () => {
  const [cat, dog] = ['猫 [ねこ] /(n) cat/\n', '犬 [いぬ] /(n) dog/\n']
  const idsOf = async (rows: string) =>
    new Map((await read(rows)).entries.map((entry) => [entry.writtenForms[0]?.text, entry.id]))
  const ids = await idsOf(cat + dog)
  expect(await idsOf(dog + cat)).toEqual(ids)
  for (const id of ids.values()) expect(id).toBeGreaterThan(9_999_999)
})

test('marks are told from brackets that belong to the gloss', () => {
  const senses = parseEdictSenses(
    '(n,vs) (1) (uk) (comp) (computer) part/piece (of)/(v1) (2) (ksb:) to wait/(3) bread (por: pao)',
  )
  expect(senses).toMatchObject([
    {
      partsOfSpeech: ['n', 'vs'],
      misc: ['uk'],
      fields: ['comp'],
      glosses: [{ text: '(computer) part' }, { text: 'piece (of)' }],
    },
    { partsOfSpeech: ['v1'], dialects: ['ksb'], glosses: [{ text: 'to wait' }] },
    {
      partsOfSpeech: ['v1'],
      glosses: [{ text: 'bread' }],
      loanSources: [{ language: 'por', text: 'pao', isWasei: false }],
    },
  ])
})

test.each([['猫 [ねこ] cat'], ['猫 [ねこ] //'], ['猫 [ねこ] /(P)/']])(
  '%s is no row with a meaning',
  (line) => {
    expect(parseEdictRow(line)).toBeUndefined()
  },
)

test('a file of another kind stops after its first lines', async () => {
  await expect(read('<html>\n'.repeat(200))).rejects.toThrow(/edict, line \d+: not a line of EDICT/)
})
