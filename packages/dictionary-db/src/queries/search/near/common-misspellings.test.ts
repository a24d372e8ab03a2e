import { expect, test } from 'vitest'
import { parseQuery } from '../query/parse-query'
import { spellRightly } from './common-misspellings'

test.each([
  ['celing', 'ceiling', 'one word'],
  ['Celing fan', 'ceiling fan', 'one of several'],
  ['"celing"', undefined, 'in quotation marks it is taken as it is typed'],
  ['ceiling', undefined, 'nothing is wrong'],
])('%s is %s: %s', (typed, meant, _why) => {
  expect(spellRightly(parseQuery(typed))).toBe(meant)
})
