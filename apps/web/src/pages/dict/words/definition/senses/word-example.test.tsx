// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePreferences } from '../../../../../session/preferences/preferences-store'
import { buildSense, buildWord } from '../../testing/build-word'
import { renderInRouter } from '../../testing/render-in-router'
import { SenseList } from './sense-list'

const example = {
  japanese: [
    { text: '犬', isHeadword: false, wordId: 1258330, furigana: [{ text: '犬', ruby: 'いぬ' }] },
    { text: 'が', isHeadword: false },
    {
      text: '走った',
      isHeadword: true,
      wordId: 1402420,
      furigana: [{ text: '走', ruby: 'はし' }, { text: 'った' }],
    },
    { text: '。', isHeadword: false },
  ],
  english: 'The dog ran.',
  sourceIds: ['1'],
}
const word = buildWord({ senses: [buildSense({ meaningId: 1, examples: [example] })] })

beforeEach(() => usePreferences.getState().change({ sentenceFurigana: 'all' }))
afterEach(cleanup)

test('words are links with their readings above them, and the word itself is marked', async () => {
  const { container } = await renderInRouter(<SenseList word={word} />)
  const link = screen.getByRole('link', { name: /^犬/ })
  expect(link.getAttribute('href')).toBe('/app/dict/words/1258330/kanji')
  expect([...container.querySelectorAll('rt')].map((rt) => rt.textContent)).toEqual([
    'いぬ',
    'はし',
  ])
  expect(container.querySelector('mark a')).toBeNull()
  expect(container.querySelector('mark')?.textContent).toBe('走はしった')
})

test('the readings go by one choice, for whoever is not signed in all or none', async () => {
  const { container } = await renderInRouter(<SenseList word={word} />)
  const choice = screen.getByRole('combobox', { name: 'Sentences:' })
  expect([...choice.querySelectorAll('option')].map((each) => each.value)).toEqual(['all', 'none'])
  fireEvent.change(choice, { target: { value: 'none' } })
  expect(container.querySelector('rt')).toBeNull()
  expect(container.querySelector('.ja-example-japanese')?.textContent).toBe('犬が走った。')
  expect(usePreferences.getState().sentenceFurigana).toBe('none')
})

test('there is nothing to choose where no sentence has a reading', async () => {
  await renderInRouter(<SenseList word={buildWord()} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})
