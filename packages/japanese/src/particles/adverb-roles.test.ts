import { expect, test } from 'vitest'
import { findAdverbRoles } from './adverb-roles'

test('an adverb says another thing before a negative', () => {
  expect(findAdverbRoles('まだ')).toEqual({ usual: undefined, negated: '(not) yet' })
  expect(findAdverbRoles('なかなか')).toEqual({ usual: 'quite', negated: '(not) easily' })
  expect(findAdverbRoles('ゆっくり')).toBeUndefined()
})
