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
const toPage = (...files: string[]) =>
  `<script type="application/json" id="page-faces">${JSON.stringify(files.map((file) => `/assets/${file}.woff2`))}</script>`

test.each([
  ['<p>Terms</p>', []],
  ['<p>to eat <b>食べる</b></p>', ['everyday', 'kana']],
  ['<p>蟹 and 𠀋</p>', ['rare']],
  ['<p class="蟹">生</p>', ['everyday']],
  ['<h1><span lang="ja" class="ja-kanji-glyph" style="x">生</span></h1>', ['everyday-glyphs']],
  ['<i>か</i><b data-date="1">蟹</b><b data-date="2" hidden>生</b>', ['kana', 'everyday']],
])('%s is drawn with %j', (html, files) => {
  expect(nameFaces(page, html)).toBe(toPage(...files))
})

test('a page far longer than a window names what is seen of it first', () => {
  expect(nameFaces(page, `<p>${'か'.repeat(300)}食</p>`)).toBe(toPage('kana'))
})

test('without the list of slices, and in a page that has no place for it, nothing is named', () => {
  expect(createNameFaces(page, () => undefined)(page, '生')).toBe(page)
  expect(createNameFaces('<p>', () => styles)('<p>', '生')).toBe('<p>')
})
