// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PendingChange } from './list-change'
import { dropUnsent, hasUnsent, keepUnsent, listUnsent } from './unsent-changes'

const change = (name: string): PendingChange => ({
  mutationId: `id of ${name}`,
  change: { kind: 'rename-list', listId: 'list', name },
})

beforeEach(() => localStorage.clear())

test('what was done is found again in the order in which it was done, also by a clock that stands', () => {
  const noon = Date.parse('2026-04-01T12:00:00Z')
  for (const name of ['b', 'a', 'c']) expect(keepUnsent('hanako', change(name), noon)).toBe(true)
  expect(listUnsent('hanako')).toEqual([change('b'), change('a'), change('c')])
  dropUnsent('hanako', change('a'))
  expect(listUnsent('hanako')).toEqual([change('b'), change('c')])
})

test('everybody finds their own', () => {
  keepUnsent('hanako', change('hers'), 0)
  expect(listUnsent('taro')).toEqual([])
  expect([hasUnsent('hanako'), hasUnsent('taro')]).toEqual([true, false])
})

test('an entry that another release or something else wrote is left alone', () => {
  localStorage.setItem('unsent-list-change/hanako/1', 'no JSON')
  localStorage.setItem('unsent-list-change/hanako/2', '{"format":9,"madeAt":1,"change":{}}')
  expect(listUnsent('hanako')).toEqual([])
})

test('a storage that is full says so', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepUnsent('hanako', change('x'), 0)).toBe(false)
  full.mockRestore()
})
