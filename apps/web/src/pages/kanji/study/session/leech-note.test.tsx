// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../api/query-client'
import { toResponse } from '../../../../api/testing/to-response'
import { cardOf, nowMs, sun } from '../../../../study-device/testing/sample-items'
import { renderInMain } from '../../../../study-marks/testing/render-in-main'
import { submitTyped } from './answer-question'
import { LeechNote } from './leech-note'
import { buildSession } from './testing/sample-session'

/** 日 as the server has it. */
let kept: { isSuspended: boolean; isRemoved: boolean }

beforeEach(() => {
  queryClient.clear()
  kept = { isSuspended: false, isRemoved: false }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (body !== undefined) kept = { ...kept, isSuspended: true }
    const cards = [{ ...cardOf(sun, 'meaning'), ...kept }]
    return toResponse(url, [{ result: { data: { item: sun, cards, revision: 2 } } }])
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
  const cards = [{ ...cardOf(sun, card), lapses }]
  const session = submitTyped(buildSession({ mode, cards }), { text }, moment)
  await renderInMain(() => <LeechNote session={session} />)
}

test('the sixth failure makes a leech, and the end of the session tells', async () => {
  await end('meaning', { lapses: 5 })
  const note = screen.getByRole('region', { name: 'Leeches' })
  expect(note.textContent).toContain('Missed again and again.')
  expect(screen.getByRole('link', { name: /日/ }).textContent).toContain('sun')
  expect(screen.getByRole('link', { name: 'Practise leeches' })).toBeDefined()
})

test('a leech can be left alone from here, and its row says so', async () => {
  await end('meaning', { lapses: 5 })
  fireEvent.click(screen.getByRole('button', { name: 'Reviews of 日' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Stop asking this/ }))
  await screen.findByText('not asked any more')
  fireEvent.click(screen.getByRole('button', { name: 'Reviews of 日', hidden: true }))
  await screen.findByRole('menuitem', { name: /^Ask this again/ })
})

test('a leech that was started over waits for its lesson, and has no reviews to stop', async () => {
  kept = { isSuspended: false, isRemoved: true }
  await end('meaning', { lapses: 5 })
  await screen.findByText('waits for its lesson')
  expect(screen.queryByRole('button', { name: 'Reviews of 日' })).toBeNull()
})

test.each([
  ['the fifth failure is one of many', { lapses: 4 }],
  ['a leech that was right is none to speak of', { lapses: 8, text: 'sun' }],
  ['practice counts no failures', { lapses: 5, mode: 'practice' as const }],
])('%s', async (_, card) => {
  await end('meaning', card)
  expect(screen.queryByRole('region', { name: 'Leeches' })).toBeNull()
})
