// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../api/api'
import { queryClient } from '../../../api/query-client'
import { ReducedNotice } from './reduced-notice'

function show(edition: 'full' | 'reduced', missingFeatures: string[]) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(api.dict.about.getDictionary.queryOptions().queryKey, {
    ...{ version: 'v', edition, missingFeatures, sources: [] },
    counts: { words: 220_660, kanji: 6359, names: 0, examples: 4000 },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ReducedNotice />
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('of a reduced dictionary the page says what is missing and the command that brings it', () => {
  show('reduced', ['pitch accent', 'proper names'])
  const { textContent } = screen.getByRole('note')
  expect(textContent).toContain('reduced dictionary of 220,660 words')
  expect(screen.getByText(/What is missing/).closest('details')?.textContent).toContain(
    'pitch accent; proper names.',
  )
  expect(textContent).toContain('npm run dictionary:update')
})

test('of a full one it says nothing, even where a source is missing', () => {
  show('full', ['pitch accent'])
  expect(screen.queryByRole('note')).toBeNull()
})
