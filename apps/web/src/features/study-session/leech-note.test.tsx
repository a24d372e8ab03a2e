// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { submitTyped } from './answer-question'
import { LeechNote } from './leech-note'
import { buildSession, cardOf, nowMs, sun } from './testing/sample-session'

afterEach(cleanup)

const moment = { nowMs, learnerDay: 20_544, reviewId: 'review-1', random: () => 0 }

/** A session in which the one card was answered so, as it ends. */
async function end(
  card: Parameters<typeof cardOf>[1],
  {
    lapses = 0,
    mode = 'reviews',
    text = 'cow',
  }: {
    lapses?: number
    mode?: 'reviews' | 'practice'
    text?: string
  },
) {
  vi.stubGlobal('scrollTo', vi.fn())
  const cards = [{ ...cardOf(sun, card), lapses }]
  const session = submitTyped(buildSession({ mode, cards }), { text }, moment)
  const root = createRootRoute({
    component: () => (
      <main>
        <LeechNote session={session} />
      </main>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('main')
}

test('the sixth failure makes a leech, and the end of the session tells', async () => {
  await end('meaning', { lapses: 5 })
  const note = screen.getByRole('region', { name: 'Leeches' })
  expect(note.textContent).toContain('Missed again and again: 日.')
  expect(screen.getByRole('link', { name: 'Practise leeches' })).toBeDefined()
})

test.each([
  ['the fifth failure is one of many', { lapses: 4 }],
  ['a leech that was right is none to speak of', { lapses: 8, text: 'sun' }],
  ['practice counts no failures', { lapses: 5, mode: 'practice' as const }],
])('%s', async (_, card) => {
  await end('meaning', card)
  expect(screen.queryByRole('region', { name: 'Leeches' })).toBeNull()
})
