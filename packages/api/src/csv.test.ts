import { expect, test } from 'vitest'
import { toCsvLine } from './csv'

test.each([
  ['食べる', '食べる', 'a word'],
  ['to eat, to drink', '"to eat, to drink"', 'a comma'],
  ['say "go"', '"say ""go"""', 'quotes'],
  ['two\nlines', '"two\nlines"', 'a line break'],
  ['=HYPERLINK("http://example.org")', `"'=HYPERLINK(""http://example.org"")"`, 'a formula'],
  ['+1+cmd', "'+1+cmd", 'a formula by its plus'],
  ['-2+3', "'-2+3", 'a formula by its minus'],
  ['@SUM(A1)', "'@SUM(A1)", 'a formula of the old kind'],
  ['\t=1', "'\t=1", 'a formula behind a tab'],
  ['\r=1', `"'\r=1"`, 'a formula behind a line end'],
  ['＝1+1', "'＝1+1", 'a formula in full width, which some spreadsheets take for the same'],
  ['-12.5', '-12.5', 'a number below zero'],
  ['a=b', 'a=b', 'an equals sign inside'],
  ["'tis", "'tis", 'an apostrophe of its own'],
])('the cell %j is written %j: %s', (cell, written) => {
  expect(toCsvLine([cell])).toBe(`${written}\r\n`)
})
