// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SentenceWords, type SentenceWordsProps } from './sentence-words'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pieces = ['鈴木', 'は', '本', 'を', '読む'].map((text, place) => ({
  text,
  reading: null,
  wordId: text === '鈴木' ? null : place,
  spellingId: text === '鈴木' ? null : `s-${text}`,
  gloss: text === '鈴木' ? 'family name' : null,
  inflections: [],
}))
const ate = {
  text: '食べた',
  reading: 'たべる',
  wordId: 9,
  spellingId: 's-食べる',
  gloss: 'to eat',
  inflections: ['past'],
}

async function renderSentence(sentence: SentenceWordsProps['sentence'] = pieces) {
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <SentenceWords sentence={sentence} onLeave={() => {}} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/app/dict/words/$id/kanji' }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('list')
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent

test('the sentence is one stop of the tab key, and arrows walk along its words', async () => {
  await renderSentence()
  const stops = screen.getAllByRole('link').filter((link) => link.tabIndex === 0)
  expect(stops.map((link) => link.textContent)).toEqual(['は'])
  stops[0]?.focus()
  press('ArrowRight')
  expect(focused()).toBe('本')
  press('End')
  expect(focused()).toBe('読む')
  press('ArrowRight')
  expect(focused()).toBe('読む')
  press('ArrowLeft')
  expect(focused()).toBe('を')
  press('Home')
  expect(focused()).toBe('は')
  expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1)
})

test('a family name says that it is one, and leads nowhere', async () => {
  await renderSentence()
  expect(screen.getByText('family name')).toBeDefined()
  expect(screen.queryByRole('link', { name: /鈴木/ })).toBeNull()
})

test('a number that is no word is said whole, and leads nowhere', async () => {
  const number = { ...ate, wordId: null, spellingId: null, inflections: [] }
  await renderSentence([{ ...number, text: '1.5', reading: 'いってんご', gloss: null }])
  expect(screen.getByRole('list', { name: 'How it is said' }).textContent).toBe('1.5いってんご')
})

test('a comma stands at its word, and not behind the gloss of it', async () => {
  const comma = { text: '、', reading: null, wordId: null, spellingId: null, gloss: null }
  await renderSentence([ate, { ...comma, inflections: [] }])
  const [text] = screen.getByRole('link', { name: /食べた/ }).children
  expect(text?.textContent).toBe('食べた、')
  expect(screen.getByRole('listitem').textContent?.endsWith('、')).toBe(false)
})

test('above an inflected form stands how it is read itself, or nothing', async () => {
  const furigana = [{ text: '食', ruby: 'た' }, { text: 'べた' }]
  await renderSentence([{ ...ate, furigana }, ate])
  const texts = screen.getAllByRole('link').map((link) => link.firstElementChild?.textContent)
  expect(texts).toEqual(['食たべた', '食べた'])
})
