// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildSpelling, buildWord } from '../testing/build-word'
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

const kana = buildSpelling({
  text: 'メニュー',
  reading: 'メニュー',
  furigana: [{ text: 'メニュー' }],
})

test.each([
  ['Meaning', 'no form has kanji, and what stands there are the meanings', [kana]],
  ['Kanji', 'another form has kanji', [kana, buildSpelling()]],
])('the first tab of a word in kana is called %s: %s', async (label, _reason, spellings) => {
  await renderInRouter(<WordTabs word={buildWord({ spelling: kana, spellings, kanjiIds: [] })} />)
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe(label)
  expect(first?.getAttribute('href')).toBe('/app/dict/words/1327190/kanji')
})
