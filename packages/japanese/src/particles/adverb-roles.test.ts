import { expect, test } from 'vitest'
import { findAdverbRole } from './adverb-roles'

test('an adverb says another thing before a negative', () => {
  expect(findAdverbRole('まだ', true)).toBe('(not) yet')
  expect(findAdverbRole('まだ', false)).toBeUndefined()
  expect(findAdverbRole('なかなか', false)).toBe('quite')
  expect(findAdverbRole('ゆっくり', true)).toBeUndefined()
})
