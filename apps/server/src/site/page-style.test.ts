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
  ['.word:not(.other){a:b}', 'what must not be need not be'],
  ['.word:is(.other,.head){a:b}', 'of what may be one is there'],
  [':is(:root:has(.other),.word .head)>b{a:b}', 'so it is at the beginning'],
  ['.word:not(.other,.more) :is(a,b){a:b}', 'of what may be one names no class'],
  ['h1:not(:has(.other)):has(.head){a:b}', 'what must be is there, and what must not be is not'],
  ['.dark .word{a:b}', 'the scheme is put on the document later'],
  ['@font-face{font-family:"a}"}', 'letters belong to no class'],
  ['.word{animation:1s turn}@keyframes turn{to{a:b}}', 'a rule that stays names the movement'],
  [':root{--mui-a:1px}.word{a:var(--mui-a)}', 'a rule that stays names the variable'],
  [':root{--mui-a:var(--mui-b);--mui-b:1px}.word{a:var(--mui-a)}', 'a variable names the other'],
  [':root{--mui-a:1px;b:c}', 'it says something beside a variable'],
  ['@media (width>1px){.word{a:b}}', 'it stands in a block'],
])('%s stays: %s', (styles) => {
  expect(take(styles, html)).toContain(`<style data-rest="/assets/all.css">${styles}</style>`)
})

test('of the variables of a scheme those stay that are named on the page', () => {
  const styles = '.dark{--mui-a:1px;--mui-aa:2px;--mui-b:3px}h1{a:var(--mui-aa)}'
  const drawn = `${html}<i style="color:var(--mui-b)"></i>`
  expect(take(styles, drawn)).toContain('>.dark{--mui-aa:2px;--mui-b:3px}h1{a:var(--mui-aa)}<')
})

test.each([
  ['.other,.word .head:hover{a:b}', '.word .head:hover{a:b}'],
  ['.word,.other,h1{a:b}', '.word,h1{a:b}'],
  ['.word:is(.a,.head),.other{a:b}', '.word:is(.a,.head){a:b}'],
  ['h1[title=","],.other{a:b}', 'h1[title=","]{a:b}'],
])('of %s those selectors stay that may fit: %s', (styles, rest) => {
  expect(take(styles, html)).toContain(`<style data-rest="/assets/all.css">${rest}</style>`)
})

test.each([
  '.other{a:b}',
  '.word .other{a:b}',
  'h1:has(>.other) .word{a:b}',
  'h1:is(.word:not(:has(.more))):has(.other){a:b}',
  '.word:is(.a,:has(.more)){a:b}',
  ':is(:root:has(.a),:root:has([data-study] .b)){a:b}',
  '@media print{.other{a:b}}',
  '@keyframes turn{to{a:b}}',
  ':root{--mui-a:1px}.other{a:var(--mui-a)}',
])('%s is left to the file', (styles) =>
  expect(take(styles, html)).toContain('<style data-rest="/assets/all.css"></style>'),
)

test('a page without a style sheet of its own is left as it is', () => {
  expect(createTakeStyle('<p>')('<p>', html)).toBe('<p>')
})
