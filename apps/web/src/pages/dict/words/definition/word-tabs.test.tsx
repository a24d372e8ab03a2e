// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildWord } from '../testing/build-word'
import { renderInRouter } from '../testing/render-in-router'
import { WordTabs } from './word-tabs'

afterEach(cleanup)

test.each([
  [true, ['Kanji', 'Pronunciation', 'Conjugation'], 'a verb has forms'],
  [false, ['Kanji', 'Pronunciation'], 'a noun has none, and no tab that says so'],
])('a word with forms: %s has %s: %s', async (hasConjugation, names) => {
  await renderInRouter(<WordTabs word={buildWord({ hasConjugation })} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})
