// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../api/api'
import { SearchNames, SearchWithoutNames } from './search-names'
import { buildNameItem } from './testing/build-search-answer'

afterEach(cleanup)

test('a name that was asked for in old characters is shown in both', () => {
  const names = [buildNameItem('高橋'), buildNameItem('高橋尚子')]
  render(<SearchNames names={names} oldForm={{ old: '髙橋', today: '高橋' }} />)
  const shown = screen.getAllByRole('listitem').map((row) => row.firstChild?.textContent)
  expect(shown).toEqual(['高橋・髙橋', '高橋尚子'])
})

test.each([
  [0, 'This dictionary has no names of people and places.'],
  [741_379, ''],
])('of a dictionary with %s names is said: %s', (names, said) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(api.dict.about.getDictionary.queryOptions().queryKey, {
    ...{ version: 'v', edition: 'reduced', missingFeatures: [], sources: [] },
    counts: { words: 220_660, kanji: 6359, names, examples: 4000 },
  })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <SearchWithoutNames />
    </QueryClientProvider>,
  )
  expect(container.textContent).toBe(said)
})
