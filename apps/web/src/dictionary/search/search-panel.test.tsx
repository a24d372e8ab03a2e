// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialogStack } from '../../kit/dialogs/dialog-stack'
import { useKanjiList } from '../kanji-list/kanji-list-store'
import type { SearchAnswer } from './search-answer'
import type { SearchKind } from './search-kind'
import { SearchPanel } from './search-panel'
import {
  buildAnswer,
  buildKanjiItem,
  buildNameItem,
  buildUnderstanding,
  buildWordItem,
} from './testing/build-search-answer'
import { useTypedQuery } from './use-typed-query'

/** What the server finds, by kind and query; a query that is not here finds nothing. */
let answers: Record<string, SearchAnswer>
/** Queries whose answer is held back until the test lets it go. */
let held: Map<string, () => void>
/** How many names the dictionary has. */
let nameCount: number
const handleSubmit = vi.fn()

beforeEach(() => {
  nameCount = 741_379
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('scrollTo', vi.fn())
  answers = {
    'words taberu': buildAnswer({
      understanding: buildUnderstanding({
        interpretations: [{ language: 'romaji', text: 'たべる', resultCount: 2 }],
      }),
      items: [
        buildWordItem({ text: '食べる', reading: 'たべる' }),
        buildWordItem({ text: '食べる人', reading: 'たべるひと', how: 'prefix' }),
      ],
    }),
    // One that has no meaning is neither shown beside words nor counted.
    'kanji taberu': buildAnswer({
      items: [buildKanjiItem('食'), { ...buildKanjiItem('𩚵'), meanings: [] }],
    }),
  }
  held = new Map()
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const inputs: Record<string, { query: string; kind?: string }> = JSON.parse(
      searchParams.get('input') ?? '{}',
    )
    const results = await Promise.all(
      pathname.split(',').map(async (path, index) => {
        if (path.endsWith('getDictionary')) {
          return { result: { data: { counts: { names: nameCount } } } }
        }
        // No kind is asked for where the page shows all: the server then answers with words.
        const { query, kind = 'words' } = inputs[index] ?? { query: '' }
        if (query.startsWith('slow')) await new Promise<void>((done) => held.set(query, done))
        return { result: { data: answers[`${kind} ${query}`] ?? buildAnswer() } }
      }),
    )
    return new Response(JSON.stringify(results), {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  handleSubmit.mockReset()
})

function Panel({ isFirstResultActive }: { isFirstResultActive: boolean }) {
  const typed = useTypedQuery('')
  const [kind, setKind] = useState<SearchKind>('all')
  return (
    <SearchPanel
      typed={typed}
      kind={kind}
      onKindChange={setKind}
      fieldSize="medium"
      isFirstResultActive={isFirstResultActive}
      onSubmit={handleSubmit}
      onLeave={() => {}}
    >
      <p>Nothing typed yet</p>
    </SearchPanel>
  )
}

async function renderPanel({ isFirstResultActive = false } = {}) {
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <Panel isFirstResultActive={isFirstResultActive} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/app/dict/words/$id/kanji' }),
    createRoute({ getParentRoute: () => root, path: '/app/dict/kanji/$id/words' }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {/* The site's own router is the registered type; this one has only what a result leads to. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { router, field: await screen.findByRole<HTMLInputElement>('combobox') }
}

function type(field: HTMLInputElement, text: string) {
  fireEvent.change(field, { target: { value: text } })
}

test('results come while typing, words first, and their number is announced', async () => {
  const { field } = await renderPanel()
  expect(screen.getByText('Nothing typed yet')).toBeDefined()
  type(field, 'taberu')
  await screen.findByRole('group', { name: 'Kanji' })
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.id.split('-').slice(1).join('-'))).toEqual([
    'word-s-食べる',
    'word-s-食べる人',
    'kanji-食',
  ])
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('2 words and 1 kanji for “taberu”'),
  )
})

test('a kanji opened from the results is walked on from there, the others before and after', async () => {
  answers['kanji taberu'] = buildAnswer({ items: [buildKanjiItem('食'), buildKanjiItem('喰')] })
  const { field } = await renderPanel()
  type(field, 'taberu')
  const row = await screen.findByRole('group', { name: 'Kanji' })
  const [first] = within(row).getAllByRole('option')
  if (first !== undefined) fireEvent.click(first)
  expect(useKanjiList.getState().kanjiIds).toEqual(['食', '喰'])
})

test('filters alone list words: all kanji of the level beside them would say nothing', async () => {
  answers['words #n5'] = buildAnswer({ items: [buildWordItem({ text: '食べる' })] })
  answers['kanji #n5'] = buildAnswer({ items: [buildKanjiItem('日')] })
  const { field } = await renderPanel()
  type(field, '#n5')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 word for “#n5”'))
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('names stand after a word that is the query, before those that only contain it', async () => {
  answers['words neko'] = buildAnswer({ items: [buildWordItem({ text: '猫' })] })
  answers['names neko'] = buildAnswer({ items: [buildNameItem('根古')], total: 146 })
  answers['words tanaka'] = buildAnswer({
    items: [buildWordItem({ text: '田中上奏文', how: 'prefix' })],
  })
  answers['names tanaka'] = buildAnswer({ items: [buildNameItem('田中')], total: 210 })
  const { field } = await renderPanel()
  const isBefore = (a: Element, b: Element) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  type(field, 'neko')
  const word = await screen.findByRole('option', { name: /猫/ })
  expect(isBefore(word, await screen.findByRole('region', { name: 'Names' }))).toBe(true)
  type(field, 'tanaka')
  const other = await screen.findByRole('option', { name: /田中上奏文/ })
  expect(isBefore(await screen.findByRole('region', { name: 'Names' }), other)).toBe(true)
  answers['names tanaka'] = buildAnswer({ items: [buildNameItem('田中')] })
  fireEvent.click(screen.getByRole('button', { name: 'All 210 names' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 name for “tanaka”'))
})

test('arrow keys choose, while the focus stays in the field, and Enter opens', async () => {
  const { router, field } = await renderPanel()
  type(field, 'taberu')
  const [first, second] = await screen.findAllByRole('option')
  field.focus()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
  expect(second?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/app\/dict\/words\/\d+\/kanji/))
})

function installAccounts() {
  const mark = document.createElement('meta')
  mark.name = 'kotonoha-accounts'
  mark.content = 'on'
  document.head.append(mark)
  return mark
}

const listToSave = () =>
  useDialogStack
    .getState()
    .dialogs.flatMap(({ content }) =>
      content.type === 'save-to-list' ? [{ ...content.item.thing, text: content.item.text }] : [],
    )

test('Ctrl+S saves the chosen result, and a press on its button that row’s', async () => {
  const mark = installAccounts()
  // Fetched now, so that what follows waits for the panel and not for a compiler.
  await import('./save-result')
  try {
    const { field } = await renderPanel()
    type(field, 'taberu')
    await screen.findAllByRole('option')
    field.focus()
    // Nothing is chosen yet: the key is the browser's.
    expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(true)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(listToSave()).toMatchObject([{ kind: 'word', text: '食べる' }]))
    useDialogStack.getState().clear()
    const [, second] = await screen.findAllByTitle(/^Save /)
    if (second === undefined) throw new Error('every word has a button')
    // The pointer takes no focus from the field.
    expect(fireEvent.mouseDown(second)).toBe(false)
    fireEvent.click(second)
    expect(listToSave()).toMatchObject([{ kind: 'word', text: '食べる人' }])
    // An s by itself is text.
    expect(fireEvent.keyDown(field, { key: 's' })).toBe(true)
  } finally {
    mark.remove()
    useDialogStack.getState().clear()
  }
})

test('where there are no accounts nothing offers to save', async () => {
  const { field } = await renderPanel()
  type(field, 'taberu')
  await screen.findAllByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(true)
  expect(document.querySelector('.search-result-save')).toBeNull()
})

test('in a dialog the first word is active without a key: typing and Enter look it up', async () => {
  const { field } = await renderPanel({ isFirstResultActive: true })
  type(field, 'taberu')
  await screen.findAllByRole('option')
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toMatch(/word-s-食べる$/))
})

test('Enter before the answer is there opens nothing stale: the search itself is submitted', async () => {
  const { field } = await renderPanel({ isFirstResultActive: true })
  type(field, 'taberu')
  await screen.findAllByRole('option')
  type(field, 'slow')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(handleSubmit).toHaveBeenCalledWith('slow')
})

test('Enter that ends a composition submits nothing', async () => {
  const { field } = await renderPanel()
  type(field, 'たべる')
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(handleSubmit).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(handleSubmit).toHaveBeenCalledWith('たべる')
})

test('while the next answer is on its way the earlier results stay', async () => {
  const { field } = await renderPanel()
  type(field, 'taberu')
  await screen.findAllByRole('option')
  type(field, 'slow')
  await waitFor(() => expect(held.has('slow')).toBe(true))
  expect(field.value).toBe('slow')
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('an answer that comes late does not replace the answer to what was typed since', async () => {
  answers['words slow'] = buildAnswer({ items: [buildWordItem({ text: '遅い' })] })
  const { field } = await renderPanel()
  type(field, 'slow')
  await waitFor(() => expect(held.has('slow')).toBe(true))
  type(field, 'taberu')
  await screen.findAllByRole('option')
  await act(async () => held.get('slow')?.())
  expect(screen.queryByText('遅い')).toBeNull()
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('removing a chip takes its filter out of the text and searches again', async () => {
  answers['words taberu #n5'] = buildAnswer({
    items: [buildWordItem({ text: '食べる' })],
    understanding: buildUnderstanding({
      tags: [{ tag: '#n5', label: 'JLPT N5', isKnown: true }],
    }),
  })
  const { field } = await renderPanel()
  type(field, 'taberu #n5')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filter JLPT N5' }))
  expect(field.value).toBe('taberu')
  await screen.findByRole('option', { name: /食べる人/ })
})

test('without results the page says what was tried and offers what comes near', async () => {
  answers['words tabelu'] = buildAnswer({
    understanding: buildUnderstanding({
      interpretations: [{ language: 'romaji', text: 'たべる', resultCount: 0 }],
      nearMatches: ['taberu'],
    }),
  })
  const { field } = await renderPanel()
  type(field, 'tabelu')
  expect(await screen.findByText('たべる, typed in rōmaji')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'taberu' }))
  expect(field.value).toBe('taberu')
  expect(await screen.findAllByRole('option')).toHaveLength(3)
})

test('what was tried as several things is named once', async () => {
  const read = { language: 'japanese', resultCount: 0 } as const
  answers['names 田中'] = buildAnswer({
    understanding: buildUnderstanding({
      interpretations: ['田中', '田中', '田', '田'].map((text) => ({ ...read, text })),
    }),
  })
  const { field } = await renderPanel()
  type(field, '田中')
  fireEvent.click(await screen.findByRole('radio', { name: 'Names' }))
  await screen.findByText('What was tried:')
  const tried = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(tried).toEqual(['田中', '田'])
})

test('a dictionary without names says so, and does not offer to look there', async () => {
  nameCount = 0
  const { field } = await renderPanel()
  type(field, '田中')
  fireEvent.click(await screen.findByRole('radio', { name: 'Names' }))
  expect(await screen.findByText('This dictionary has no names')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Look among words and kanji' }))
  expect(await screen.findByText(/Nothing found for/, { selector: 'h2' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Look among names/ })).toBeNull()
})

test('a query with a slip is answered as what was meant, with the way back', async () => {
  answers['words tommorow'] = buildAnswer({
    items: [buildWordItem({ text: '明日' })],
    understanding: buildUnderstanding({
      readAs: { text: 'tomorrow', because: 'correction' },
      nearMatches: ['tombola'],
    }),
  })
  answers['words "tommorow"'] = buildAnswer()
  const { field } = await renderPanel()
  type(field, 'tommorow')
  expect(await screen.findByRole('option', { name: /明日/ })).toBeDefined()
  expect(screen.getByText('tomorrow').tagName).toBe('B')
  expect(screen.getByRole('button', { name: 'tombola' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Look for what I typed' }))
  expect(field.value).toBe('"tommorow"')
  expect(await screen.findByText(/Nothing found for/, { selector: 'h2' })).toBeDefined()
})

test('what is asked for in words says which word it looked for, with the way back', async () => {
  answers['words how do you say umbrella'] = buildAnswer({
    items: [buildWordItem({ text: '傘' })],
    understanding: buildUnderstanding({ readAs: { text: 'umbrella', because: 'words-for' } }),
  })
  answers['words "how do you say umbrella"'] = buildAnswer()
  const { field } = await renderPanel()
  type(field, 'how do you say umbrella')
  expect(await screen.findByRole('option', { name: /傘/ })).toBeDefined()
  expect(screen.getByText('umbrella').tagName).toBe('B')
  fireEvent.click(screen.getByRole('button', { name: 'Look for what I typed' }))
  expect(field.value).toBe('"how do you say umbrella"')
})

test('a failed search says so and can be tried again', async () => {
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { field } = await renderPanel()
  type(field, 'taberu')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  vi.stubGlobal('fetch', working)
  fireEvent.click(retry)
  expect(await screen.findAllByRole('option')).toHaveLength(3)
})
