import * as v from 'valibot'
import { expect, test } from 'vitest'
import { homeSearch } from './home-search'

test('a link without a search opens the plain home page', () => {
  expect(v.parse(homeSearch, {})).toEqual({ q: '', kind: 'all' })
})

test('a number is a query like any other: the URL reader hands it over as a number', () => {
  expect(v.parse(homeSearch, { q: 100 }).q).toBe('100')
})

test.each<[unknown, string]>([
  [{ q: ['neko'] }, 'a list is no query'],
  [{ q: null }, 'neither is nothing'],
])('%j falls back to no search: %s', (params) => {
  expect(v.parse(homeSearch, params).q).toBe('')
})

test('an unknown kind falls back to all without losing the query', () => {
  expect(v.parse(homeSearch, { q: 'neko', kind: 'idioms' })).toEqual({ q: 'neko', kind: 'all' })
})
