// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SearchNames } from './search-names'
import { buildNameItem } from './testing/build-search-answer'

afterEach(cleanup)

test('a name that was asked for in old characters is shown in both', () => {
  const names = [buildNameItem('高橋'), buildNameItem('高橋尚子')]
  render(<SearchNames names={names} oldForm={{ old: '髙橋', today: '高橋' }} />)
  const shown = screen.getAllByRole('listitem').map((row) => row.firstChild?.textContent)
  expect(shown).toEqual(['高橋・髙橋', '高橋尚子'])
})
