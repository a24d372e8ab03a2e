import { expect, test } from 'vitest'
import { wordCatalogSearchDefaults } from '../word-catalog-search'
import { listActiveFilters } from './active-filters'

test('the defaults are no filter', () => {
  expect(listActiveFilters(wordCatalogSearchDefaults)).toEqual([])
})

test('hardest first is an order, not a filter', () => {
  expect(listActiveFilters({ ...wordCatalogSearchDefaults, sort: 'desc' })).toEqual([])
})

test('chips stand in the order of the buttons, levels from easy to hard', () => {
  const labels = listActiveFilters({
    jlpt: ['N3', 'N5'],
    pos: ['verb', 'adj-i'],
    loanword: 'only',
    sort: 'asc',
  }).map(({ label }) => label)
  expect(labels).toEqual(['JLPT N5', 'JLPT N3', 'Verb', 'い-adjective', 'Loanwords only'])
})

test('taking one away leaves the others, and the order of the list', () => {
  const search = {
    jlpt: ['N5' as const],
    pos: ['verb'],
    loanword: 'only' as const,
    sort: 'desc' as const,
  }
  const verb = listActiveFilters(search).find(({ key }) => key === 'verb')
  expect(verb?.without).toEqual({ ...search, pos: [] })
})

test('a code that a newer dictionary has is shown as it is', () => {
  const [chip] = listActiveFilters({ ...wordCatalogSearchDefaults, pos: ['v9x'] })
  expect(chip?.label).toBe('V9x')
})
