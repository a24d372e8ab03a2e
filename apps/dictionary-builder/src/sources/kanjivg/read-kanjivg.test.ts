import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packTar } from '../../testing/pack-tar'
import { collect, createTestFolder } from '../../testing/source-files'
import { readKanjivg } from './read-kanjivg'
import { readPlainDrawings } from './read-plain-drawings'

const folder = createTestFolder()
afterAll(folder.remove)

/** 付 in four strokes instead of five, 亻 and 寸. */
const groups = `<g id="kvg:04ed8" kvg:element="付">
<g id="kvg:04ed8-g1" kvg:element="亻" kvg:variant="true" kvg:original="人" kvg:position="left" kvg:radical="general">
<path id="kvg:04ed8-s1" kvg:type="㇒" d="M30,10c-2,9-9,20-20,30"/><path id="kvg:04ed8-s2" kvg:type="㇑" d="M22,38V95"/></g>
<g id="kvg:04ed8-g2" kvg:position="right"><g id="kvg:04ed8-g3" kvg:element="寸" kvg:phon="寸" kvg:part="2">
<path id="kvg:04ed8-s3" kvg:type="㇐" d="M40,40H98"/><path id="kvg:04ed8-s4" d="M75,10V90"/></g></g></g>`

const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "x.dtd" [
<!ATTLIST g xmlns:kvg CDATA #FIXED "http://kanjivg.tagaini.net" >
]><svg><g id="kvg:StrokePaths_04ed8">${groups}</g>
<g id="kvg:StrokeNumbers_04ed8"><text transform="matrix(1 0 0 1 22.75 9.50)">1</text>
<text transform="matrix(1 0 0 1 12 48)">2</text><text>9</text></g></svg>`

const expectedTree = {
  element: '付',
  strokeIndices: [0, 1, 2, 3],
  children: [
    {
      element: '亻',
      original: '人',
      isVariant: true,
      position: 'left',
      radical: 'general',
      strokeIndices: [0, 1],
    },
    {
      element: null,
      position: 'right',
      strokeIndices: [2, 3],
      children: [{ element: '寸', phonetic: '寸', part: 2, strokeIndices: [2, 3] }],
    },
  ],
}

test('a tar of SVG files gives strokes, the places of their numbers and the tree', async () => {
  const file = folder.write('kanjivg-20260101-main.tar', packTar({ 'kanji/04ed8.svg': svg }))
  const { entries } = await collect((tally) => readKanjivg(file, tally))
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ literal: '付', tree: expectedTree })
  expect(entries[0]?.strokes.map(({ type, numberAt }) => ({ type, numberAt }))).toEqual([
    { type: '㇒', numberAt: { x: 22.75, y: 9.5 } },
    { type: '㇑', numberAt: { x: 12, y: 48 } },
    { type: '㇐', numberAt: null },
    { type: null, numberAt: null },
  ])
})

test('the collected XML gives the same without the places of the numbers', async () => {
  const xml = `<kanjivg xmlns:kvg="x"><kanji id="kvg:kanji_04ed8">${groups}</kanji></kanjivg>`
  const file = folder.write('kanjivg-20260101.xml.gz', gzipSync(xml))
  const { entries } = await collect((tally) => readKanjivg(file, tally))
  expect(entries).toMatchObject([{ literal: '付', tree: expectedTree }])
})

test('other ways to write a character are left out', async () => {
  const files = { 'kanji/04ed8.svg': svg, 'kanji/04ed8-Kaisho.svg': svg, 'README.md': '' }
  const file = folder.write('variants.tar', packTar(files))
  expect((await collect((tally) => readKanjivg(file, tally))).entries).toHaveLength(1)
})

test.each([
  [{ 'kanji/04ed8.svg': svg, 'more/04ed8.svg': svg }, /付 is there twice/],
  [{ 'kanji/04ed8.svg': svg.replace('</svg>', '') }, /\(04ed8\.svg\), line \d+: .*not closed/],
  [{ 'README.md': 'no drawings' }, /no drawings inside/],
])('an archive that cannot be right is refused (%#)', async (files, message) => {
  const file = folder.write('bad.tar', packTar(files))
  await expect(collect((tally) => readKanjivg(file, tally))).rejects.toThrow(message)
})

test('a drawing without strokes is skipped and counted', async () => {
  const empty = svg.replace(/<path [^>]*\/>/g, '')
  const file = folder.write('x.tar', packTar({ 'a/04ed8.svg': empty, 'a/04ed9.svg': svg }))
  const { tally } = await collect((each) => readKanjivg(file, each))
  expect([tally.read, tally.skipped.get('no strokes')]).toEqual([1, 1])
})

test('the package for the reduced dictionary has strokes and no tree', async () => {
  const plain = '<svg><path id="kvg:04e00-s1" d="M10,50H90"/></svg>'
  const file = folder.write('x.tgz', gzipSync(packTar({ 'package/dist/main/04e00.svg': plain })))
  expect((await collect((tally) => readPlainDrawings(file, tally))).entries).toEqual([
    { literal: '一', strokes: [{ path: 'M10,50H90', type: null, numberAt: null }], tree: null },
  ])
})
