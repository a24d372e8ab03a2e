import { expect, test } from 'vitest'
import { spellOut } from './spell-out'

test.each([
  ['oft. as で～', 'often as で～'],
  ['usu. ええ, esp. in writing', 'usually ええ, especially in writing'],
  ['orig. a term for horses', 'originally a term for horses'],
  ['a soft. drink', 'a soft. drink'],
])('%s is said as %s', (note, said) => {
  expect(spellOut(note)).toBe(said)
})
