// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildSpelling, buildWord } from '../testing/build-word'
import { renderInRouter } from '../testing/render-in-router'
import { WordForms } from './word-forms'

afterEach(cleanup)

const first = buildSpelling()
const rare = buildSpelling({
  spellingId: 'sbbbbbbbbbb',
  reading: 'た',
  furigana: [{ text: '手', ruby: 'た' }],
  notes: [{ code: 'ok', label: 'outdated reading' }],
})

test('each form leads to the page with it as the headword, on the tab that is open', async () => {
  await renderInRouter(
    <WordForms word={buildWord({ spelling: first, spellings: [first, rare] })} />,
    '/app/dict/words/1327190/kanji?meaning=2',
  )
  const link = screen.getByRole('link', { name: '手（た）' })
  expect(link.getAttribute('href')).toBe(
    '/app/dict/words/1327190/kanji?meaning=2&spelling=sbbbbbbbbbb',
  )
})

test('the form shown is marked', async () => {
  await renderInRouter(<WordForms word={buildWord({ spelling: rare, spellings: [first, rare] })} />)
  const marked = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
  expect(marked.map((link) => link.getAttribute('aria-label'))).toEqual(['手（た）'])
})

test('a form with one reading has it above, and its note beside', async () => {
  const kana = buildSpelling({ spellingId: 'scccccccccc', text: 'て', furigana: [{ text: 'て' }] })
  const { container } = await renderInRouter(
    <WordForms word={buildWord({ spelling: kana, spellings: [kana, rare] })} />,
  )
  expect(container.querySelector('rt')?.textContent).toBe('た')
  expect(screen.getByText('outdated reading')).toBeDefined()
})

test('forms that are all read in the same ways are one list, their readings another', async () => {
  const note = { code: 'ik', label: 'irregular kana' }
  const spellings = ['二十日', '廿日'].flatMap((text) => [
    buildSpelling({ spellingId: `${text}1`, text, reading: 'はつか' }),
    buildSpelling({ spellingId: `${text}2`, text, reading: 'にじゅうにち', notes: [note] }),
  ])
  const spelling = spellings[1] ?? first
  await renderInRouter(<WordForms word={buildWord({ spelling, spellings })} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['二十日廿日', 'はつかにじゅうにちirregular kana'])
  const labels = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(labels).toEqual([
    '二十日（にじゅうにち）',
    '廿日（にじゅうにち）',
    '二十日（はつか）',
    '二十日（にじゅうにち）',
  ])
})

test('a word with one form has nothing to choose', async () => {
  const { container } = await renderInRouter(<WordForms word={buildWord()} />)
  expect(container.textContent).toBe('')
})
