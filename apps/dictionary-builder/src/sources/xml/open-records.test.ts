import { expect, test } from 'vitest'
import { openXmlRecords } from './open-records'
import { parseXmlDocument } from './parse-document'

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const document = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment with <entry> in it -->
<!DOCTYPE JMdict [
<!ELEMENT entry (#PCDATA)>
<!-- <!ENTITY not "declared, for it is in a comment"> -->
<!ENTITY v1 "Ichidan verb">
<!ENTITY quoted 'the "word"'>
]>
<!-- JMdict created: 2026-01-15 -->
<JMdict>
<!-- between -->
<entry a="1 &amp; 2"><pos>&v1;</pos><gloss>R&amp;D &#x751f;&#29983; of &v1;s</gloss><re_nokanji/></entry>
<entry>
<gloss>two</gloss>
</entry>
</JMdict>
`

async function read(xml: string, pieceLength = 7): Promise<unknown[]> {
  const { records } = await openXmlRecords('words.xml', inPieces(xml, pieceLength), 'JMdict')
  const elements: unknown[] = []
  for await (const { element } of records) elements.push(element)
  return elements
}

test('records come out the same however the file is cut into pieces', async () => {
  const whole = await read(document, document.length)
  for (const length of [1, 3, 64]) expect(await read(document, length)).toEqual(whole)
  expect(whole).toHaveLength(2)
})

test('references are resolved, and an element that is one entity keeps its name', async () => {
  const [entry] = (await read(document)) as [{ attributes: unknown; children: unknown[] }]
  expect(entry.attributes).toEqual({ a: '1 & 2' })
  expect(entry.children).toMatchObject([
    { name: 'pos', text: 'Ichidan verb', entity: 'v1' },
    { name: 'gloss', text: 'R&D 生生 of Ichidan verbs', entity: null },
    { name: 're_nokanji', text: '', children: [] },
  ])
})

test('entities and dates are read before any record', async () => {
  const { entities, comments } = await openXmlRecords('words.xml', inPieces(document, 5), 'JMdict')
  expect([...entities.keys()]).toEqual(['v1', 'quoted'])
  expect(comments.at(-1)).toBe('JMdict created: 2026-01-15')
})

test.each([
  ['<entry><pos>&v2;</pos></entry></JMdict>', /line 4: the entity &v2; is not declared/],
  ['<entry><pos>v1</pos></entry>', /truncated: <\/JMdict> is missing/],
  ['<entry><pos>v1</pos>', /truncated: <\/entry> is missing/],
  ['<entry><pos>v1</gloss></entry></JMdict>', /<pos> was expected to be closed/],
  ['<entry><pos x=1>v1</pos></entry></JMdict>', /the tag <pos> is malformed/],
  ['<entry><pos x="1" x="2">v1</pos></entry></JMdict>', /attribute x is given twice/],
  ['<entry>R&D</entry></JMdict>', /an & that begins no reference/],
  ['stray <entry></entry></JMdict>', /text between the records/],
  ['<entry></entry></JMdict><more/>', /text after the end/],
  ['<entry></entry></kanjidic2>', /<\/kanjidic2> closes nothing/],
])('%s is refused, and the message tells why', async (records, message) => {
  const xml = `<!DOCTYPE JMdict [\n<!ENTITY v1 "Ichidan verb">\n]><JMdict>\n${records}`
  await expect(read(xml)).rejects.toThrow(message)
})

test.each([
  ['<kanjidic2><character/></kanjidic2>', /the root element is <kanjidic2>, not <JMdict>/],
  ['<!DOCTYPE JMdict [ <!ENTITY v1 "x">', /ends before its first element/],
  ['PK\u0003\u0004 not xml', /text before the root element/],
])('%s is no JMdict', async (xml, message) => {
  await expect(read(xml)).rejects.toThrow(message)
})

test('a whole document must end with its root', () => {
  expect(() => parseXmlDocument('a.svg', '<svg></svg><svg></svg>')).toThrow(
    'a.svg, line 1: text after the root element',
  )
})
