// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { SearchKind } from './search-kind'
import { SearchNothing } from './search-nothing'
import { buildUnderstanding } from './testing/build-search-answer'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function showNothing(query: string, kind: SearchKind) {
  const interpretations = [{ language: 'english' as const, text: query, resultCount: 0 }]
  render(
    <QueryClientProvider client={queryClient}>
      <SearchNothing
        query={query}
        kind={kind}
        understanding={buildUnderstanding({ interpretations })}
        onTextChange={() => {}}
        onKindChange={() => {}}
      />
    </QueryClientProvider>,
  )
}

test.each(['、', '-', '「」'])(
  '%s among names is not tried as English: a name is asked for',
  (query) => {
    showNothing(query, 'names')
    expect(screen.getByRole('heading').textContent).toBe(`Nothing is called “${query}”`)
    expect(screen.getByText(/Type a name in kanji, kana or Latin letters/)).toBeDefined()
    expect(screen.queryByText('What was tried:')).toBeNull()
  },
)

test('a word that is not there is still told what it was tried as, and where else to look', () => {
  showNothing('qqqq', 'words')
  expect(screen.getByText('What was tried:')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Look among words and kanji' })).toBeDefined()
})
