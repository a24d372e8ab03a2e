import { expect, test } from 'vitest'
import { newId } from './new-id'

test('ids are UUIDs of version 4, as the contract wants them, and no two are the same', () => {
  const ids = Array.from({ length: 500 }, newId)
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  for (const id of ids) expect(id).toMatch(version4)
  expect(new Set(ids).size).toBe(ids.length)
})
