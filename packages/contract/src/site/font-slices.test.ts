import { expect, test } from 'vitest'
import { createFindSlice, listFontSlices } from './font-slices'

const styles = `
@font-face{font-family:Noto Sans JP Variable;font-style:normal;font-weight:100 900;src:url(/a/rare.woff2)format("woff2");unicode-range:U+8000-8FFF,U+20???}
@font-face { font-family: "Noto Sans JP Variable"; font-weight: 100 900; src: url("/a/kana.woff2") format("woff2"); unicode-range: U+30a1-30fa, U+3005, U+3041-3096; }
@font-face{font-family:Klee One;src:url(/a/klee.woff2)format("woff2");unicode-range:U+751F}
@font-face{font-family:Whole;src:url(/a/whole.woff2)format("woff2")}
`
const noto = 'Noto Sans JP Variable'
const findSlice = createFindSlice(listFontSlices(styles))

test('a rule with ranges is a slice, with its weight', () => {
  expect(
    listFontSlices(styles).map(({ family, weight, address }) => [family, weight, address]),
  ).toEqual([
    [noto, '100 900', '/a/rare.woff2'],
    [noto, '100 900', '/a/kana.woff2'],
    ['Klee One', '400', '/a/klee.woff2'],
  ])
})

test.each([
  [noto, '々', '/a/kana.woff2'],
  [noto, 'ぁ', '/a/kana.woff2'],
  [noto, 'ヺ', '/a/kana.woff2'],
  [noto, '蟹', '/a/rare.woff2'],
  [noto, '𠀋', '/a/rare.woff2'],
  [noto, '生', undefined],
  [noto, '〆', undefined],
  ['Klee One', '生', '/a/klee.woff2'],
  ['Klee One', 'ぁ', undefined],
  ['Roboto', '生', undefined],
])('of %s, %s is in %s', (family, letter, address) => {
  expect(findSlice(family, letter.codePointAt(0) ?? 0)?.address).toBe(address)
})
