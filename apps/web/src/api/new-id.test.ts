import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newId } from './new-id'

test('ids are UUIDs of version 4, as the contract wants them, and no two are the same', () => {
  const ids = Array.from({ length: 500 }, newId)
  for (const id of ids) expect(v.safeParse(v.pipe(v.string(), v.uuid()), id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
