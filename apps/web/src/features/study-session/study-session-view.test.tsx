// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store'
import type { StudyItem } from './study-item'
import { StudySessionView } from './study-session-view'
import { buildSession, cardOf, createPorts, sun, woman } from './testing/sample-session'

/** 日 with the kanji it is taken for, and with words of both readings. */
const sunOf: StudyItem = {
  ...sun,
  lookAlikes: [{ subjectId: 20_030_446, literal: '目', meaning: 'eye', reading: 'もく' }],
  usedIn: [{ subjectId: 31_000_002, literal: '日曜日', meaning: 'Sunday', reading: 'にちようび' }],
  synonyms: ['sol'],
  note: 'The sun has a spot.',
}

beforeEach(() => {
  // Neither the server nor a voice is there.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(
  cards = [cardOf(sun, 'meaning')],
  { items = [sunOf, woman], onAgain = () => {} } = {},
) {
  const world = createPorts()
  const store = createSessionStore(buildSession({ cards, items }), world.ports)
  const root = createRootRoute({
    component: () => <StudySessionView store={store} isAudioPlayed={false} onAgain={onAgain} />,
  })
  const to = (path: string) => createRoute({ getParentRoute: () => root, path })
  const routeTree = root.addChildren([
    to('/app/kanji/dashboard'),
    to('/app/kanji/study'),
    to('/app/kanji/components/$id/found-in-kanji'),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      {/* The site's own router is the registered type; this one has only what a session links. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('textbox')
  return { ...world, store }
}

function answer(text: string) {
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

const verdict = () => document.querySelector('.study-verdict')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function goOn() {
  press('Next')
  await waitFor(() => expect(verdict()).toBeUndefined())
}

describe('what is told of an answer', () => {
  test('the meaning of another kanji shows both, side by side', async () => {
    await open()
    answer('eye')
    expect(verdict()).toBe('Wrong')
    expect(screen.getByText('That belongs to something else.')).toBeDefined()
    const [asked, named] = screen.getAllByRole('figure').map(({ textContent }) => textContent)
    expect(asked).toBe('日sun, asked')
    expect(named).toBe('目eye, you answered')
  })

  test('the reading of another kanji shows both by their readings, and tells no meaning', async () => {
    await open([cardOf(sun, 'reading'), cardOf(sun, 'meaning')])
    answer('もく')
    const [asked, named] = screen.getAllByRole('figure').map(({ textContent }) => textContent)
    expect(asked).toBe('日にち, asked')
    expect(named).toBe('目もく, you answered')
  })

  test('a plain wrong answer confuses nothing', async () => {
    await open()
    answer('cow')
    expect(verdict()).toBe('Wrong')
    expect(screen.queryByRole('figure')).toBeNull()
  })

  test('a slip is forgiven, with the right spelling', async () => {
    const item = { ...woman, meanings: ['woman', 'female'], meaning: 'woman' }
    const { reviews } = await open([cardOf(woman, 'meaning')], { items: [item] })
    answer('womam')
    expect(verdict()).toBe('Right')
    expect(screen.getByText('A slip was forgiven: it is spelled “woman”.')).toBeDefined()
    press('Next')
    await waitFor(() => expect(reviews).toMatchObject([{ rating: 3, verdict: 'typo' }]))
  })

  test('another true reading is asked again, and says so each time', async () => {
    await open([cardOf(sun, 'reading')])
    answer('ひ')
    expect(screen.getByText(/^ひ is a true reading, but another one is asked\.$/)).toBeDefined()
    expect(verdict()).toBeUndefined()
    answer('か')
    expect(screen.getByText(/another one is asked\. \(again\)$/)).toBeDefined()
    answer('にち')
    expect(verdict()).toBe('Right · with help')
  })

  test('“I was right” counts as right, and pressed again as wrong', async () => {
    const { told } = await open()
    answer('daylight')
    press('Mark as right')
    expect(verdict()).toBe('Marked as right')
    press('Mark as wrong')
    expect(verdict()).toBe('Wrong')
    press('Mark as right')
    press('Next')
    await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
    expect(told).toEqual(['answer review-1 1', 'override review-1 3', 'end'])
  })
})

describe('what is told of the item after an answer', () => {
  const showInfo = () => fireEvent.click(screen.getByRole('button', { name: 'About 日' }))
  const info = () => screen.getByRole('region', { name: 'About 日' })

  test('a reading that is still to be asked is not told, nor by words or a note', async () => {
    await open([cardOf(sun, 'meaning'), cardOf(sun, 'reading')])
    answer('sun')
    showInfo()
    expect(info().textContent).toContain('sun · day')
    expect(info().textContent).toContain('Still to be asked')
    expect(info().textContent).toContain('日曜日Sunday')
    expect(info().textContent).not.toMatch(/ニチ|にち|ひ、か|spot/)
    expect(info().textContent).toContain('sol')
  })

  test('a meaning that is still to be asked is not told', async () => {
    await open([cardOf(sun, 'reading'), cardOf(sun, 'meaning')])
    answer('にち')
    showInfo()
    expect(info().textContent).toContain('also ひ、か')
    expect(info().textContent).not.toMatch(/sun|day|sol/i)
  })

  test('what was asked and missed is told, though it comes again', async () => {
    await open([cardOf(sun, 'reading'), cardOf(woman, 'meaning'), cardOf(sun, 'meaning')])
    answer('papa')
    await goOn()
    answer('woman')
    await goOn()
    answer('sun')
    showInfo()
    expect(info().textContent).not.toContain('Still to be asked')
    expect(within(info()).getByText('The sun has a spot.')).toBeDefined()
  })
})

test('the summary counts, and lists what was missed with how often', async () => {
  const handleAgain = vi.fn()
  await open([cardOf(sun, 'meaning'), cardOf(woman, 'meaning')], { onAgain: handleAgain })
  for (const text of ['cow', 'woman', 'cow', 'sun']) {
    answer(text)
    press('Next')
    await waitFor(() => expect(verdict()).toBeUndefined())
  }
  await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
  expect(screen.getByText('4 answers, 2 right · 50 %')).toBeDefined()
  const missed = within(screen.getByRole('list', { name: 'Missed' })).getAllByRole('listitem')
  expect(missed.map(({ textContent }) => textContent)).toEqual([
    '日sunKanji meaning, missed 2 times',
  ])
  press('More reviews')
  expect(handleAgain).toHaveBeenCalledOnce()
})
