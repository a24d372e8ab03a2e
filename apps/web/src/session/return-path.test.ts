import { expect, test } from 'vitest'
import { parseReturnPath } from './return-path'

test.each([
  ['/app/dict/preferences', 'a page of the site'],
  ['/app/dict?q=to%20eat#words', 'with search and fragment'],
  ['/app/dict/kanji/%E9%A3%9F', 'with an escaped character'],
])('%s is returned to: %s', (path) => {
  expect(parseReturnPath(path)).toBe(path)
})

test.each<[path: string | undefined, reason: string]>([
  [undefined, 'nothing was asked for'],
  ['', 'nothing either'],
  ['https://elsewhere.example/', 'another origin'],
  ['//elsewhere.example/', 'another host without a scheme'],
  ['/\\elsewhere.example/', 'browsers take a backslash for a slash'],
  ['/\t/elsewhere.example/', 'browsers skip a tab'],
  ['/.//elsewhere.example/', 'the dot falls away and leaves two slashes'],
  ['/a/..//elsewhere.example/', 'so do the two'],
  ['javascript:alert(1)', 'a script'],
  ['app/dict', 'relative to wherever one is'],
])('%j is not returned to: %s', (path) => {
  expect(parseReturnPath(path)).toBeUndefined()
})
