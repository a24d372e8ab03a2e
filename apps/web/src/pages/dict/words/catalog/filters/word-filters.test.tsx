// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wordCatalogSearchDefaults } from '../word-catalog-search'
import { WordFilters } from './word-filters'
// Fetched when choices first open; here before, so that the tests wait for no file.
import '@kotonoha/ui-kit/choices-popover/choices-popover'

afterEach(cleanup)

const none = wordCatalogSearchDefaults

test('levels are chosen one by one while the choices stay open', async () => {
  const handleChange = vi.fn()
  render(<WordFilters hasLevels search={{ ...none, jlpt: ['N5'] }} onChange={handleChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Filter (1)' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'JLPT N4' }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...none, jlpt: ['N5', 'N4'] })
  fireEvent.click(screen.getByRole('checkbox', { name: 'JLPT N5' }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...none, jlpt: [] })
})

test('no level can be chosen where the dictionary knows none', async () => {
  render(<WordFilters hasLevels={false} search={none} onChange={vi.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByRole('group', { name: 'Part of speech' })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: /JLPT/ })).toBeNull()
})

test('a family of words is one click, its classes are one more', async () => {
  const handleChange = vi.fn()
  render(<WordFilters hasLevels search={none} onChange={handleChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Verb' }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...none, pos: ['verb'] })
  const more = screen.getAllByRole('button', { name: 'More' })
  fireEvent.click(more[1] ?? document.body)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Ichidan verb \(/ }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...none, pos: ['v1'] })
})

test('loanwords are on or off, and the box says which', async () => {
  const handleChange = vi.fn()
  render(<WordFilters hasLevels search={{ ...none, loanword: 'only' }} onChange={handleChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Filter (1)' }))
  const box = await screen.findByRole('checkbox', { name: 'Loanwords only' })
  expect(box).toHaveProperty('checked', true)
  fireEvent.click(box)
  expect(handleChange).toHaveBeenLastCalledWith(none)
})

test('a chip takes its filter away; clearing all keeps the order of the list', () => {
  const handleChange = vi.fn()
  const search = {
    jlpt: ['N5' as const],
    pos: ['verb'],
    loanword: 'include',
    sort: 'desc',
  } as const
  render(
    <WordFilters
      hasLevels
      search={{ ...search, jlpt: [...search.jlpt], pos: [...search.pos] }}
      onChange={handleChange}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Verb' }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...search, pos: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...none, sort: 'desc' })
})

test('the order says what it is, and turns round', () => {
  const handleChange = vi.fn()
  render(<WordFilters hasLevels search={none} onChange={handleChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Easiest first' }))
  expect(handleChange).toHaveBeenLastCalledWith({ ...none, sort: 'desc' })
})
