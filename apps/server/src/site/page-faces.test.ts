import type { PageFace } from '@kotonoha/contract/site/first-view'
import { expect, test } from 'vitest'
import { createNameFaces } from './page-faces'

const toRule = (family: string, file: string, ranges: string) =>
  `@font-face{font-family:${family};src:url(/assets/${file}.woff2)format("woff2");unicode-range:${ranges}}`
const styles = [
  toRule('Noto Sans JP Variable', 'rare', 'U+8000-8FFF,U+20???'),
  toRule('Noto Sans JP Variable', 'kana', 'U+3041-3096,U+30A1-30FA'),
  toRule('Noto Sans JP Variable', 'everyday', 'U+751F,U+98DF'),
  toRule('"Klee One"', 'everyday-glyphs', 'U+751F'),
].join('')
const page = '<script type="application/json" id="page-faces" data-file="/faces.css">[]</script>'
const nameFaces = createNameFaces(page, (path) => (path === '/faces.css' ? styles : undefined))
const toPage = (...faces: PageFace[]) =>
  `<script type="application/json" id="page-faces">${JSON.stringify(faces)}</script>`
const toFace = (family: string, ...slices: [string, string][]): PageFace => ({
  family,
  weight: '400',
  slices: slices.map(([file, letters]) => [`/assets/${file}.woff2`, letters]),
})
const noto = 'Noto Sans JP Variable'

test.each<[string, PageFace[]]>([
  ['<p>Terms</p>', []],
  ['<p>to eat <b>食べる食</b></p>', [toFace(noto, ['everyday', '食'], ['kana', 'べる'])]],
  ['<p>蟹 and 𠀋</p>', [toFace(noto, ['rare', '蟹𠀋'])]],
  ['<p class="蟹">生</p>', [toFace(noto, ['everyday', '生'])]],
  [
    '<h1><span lang="ja" class="ja-kanji-glyph" style="x">生</span></h1>',
    [toFace('Klee One', ['everyday-glyphs', '生'])],
  ],
  [
    '<i>か</i><b data-date="1">蟹</b><b data-date="2" hidden>生</b>',
    [toFace(noto, ['kana', 'か'], ['everyday', '生'], ['rare', '蟹'])],
  ],
])('%s is drawn with %j', (html, faces) => {
  expect(nameFaces(page, html)).toBe(toPage(...faces))
})

test('the weights of a variable face are named', () => {
  const rule = toRule(noto, 'kana', 'U+3041-3096').replace('{', '{font-weight:100 900;')
  const named = createNameFaces(page, () => rule)(page, 'か')
  expect(named).toContain('"weight":"100 900"')
})

test('of a page with more letters than any has the first are named', () => {
  const rare = String.fromCodePoint(...Array.from({ length: 300 }, (_, index) => 0x8000 + index))
  expect(nameFaces(page, `<p>${rare}か</p>`)).toBe(toPage(toFace(noto, ['rare', rare])))
})

test('without the list of slices, and in a page that has no place for it, nothing is named', () => {
  expect(createNameFaces(page, () => undefined)(page, '生')).toBe(page)
  expect(createNameFaces('<p>', () => styles)('<p>', '生')).toBe('<p>')
})
