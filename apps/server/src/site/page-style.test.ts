import { expect, test } from 'vitest'
import { createTakeStyle } from './page-style'

function take(styles: string, html: string): string {
  const page = `<head><style data-file="/assets/all.css">${styles}</style></head>`
  return createTakeStyle(page)(page, html)
}

const html = '<h1 class="word head">a</h1>'

test.each([
  ['.word{a:b}', 'its class is on the page'],
  ['h1{a:b}', 'it names no class'],
  ['.other,.word .head:hover{a:b}', 'one of its selectors fits'],
  ['.word:not(.other){a:b}', 'what must not be need not be'],
  ['.word:is(.other,:has(.more)){a:b}', 'what may be need not be'],
  ['.dark .word{a:b}', 'the scheme is put on the document later'],
  ['@font-face{font-family:"a}"}', 'letters belong to no class'],
  ['@keyframes turn{to{a:b}}', 'nor does a movement'],
  ['@media (width>1px){.word{a:b}}', 'it stands in a block'],
])('%s stays: %s', (styles) => {
  expect(take(styles, html)).toContain(`<style data-rest="/assets/all.css">${styles}</style>`)
})

test.each(['.other{a:b}', '.word .other{a:b}', '@media print{.other{a:b}}'])(
  '%s is left to the file',
  (styles) => expect(take(styles, html)).toContain('<style data-rest="/assets/all.css"></style>'),
)

test('a page without a style sheet of its own is left as it is', () => {
  expect(createTakeStyle('<p>')('<p>', html)).toBe('<p>')
})
