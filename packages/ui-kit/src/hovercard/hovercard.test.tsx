// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { Hovercard } from './hovercard'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function openCard() {
  renderInTheme(
    <Hovercard content={<p>to eat</p>}>
      <a href="/食">食</a>
    </Hovercard>,
  )
  fireEvent.mouseOver(screen.getByText('食'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

function isPrevented(target: Element | Document, event: Event): boolean {
  fireEvent(target, event)
  return event.defaultPrevented
}

test.each([
  ['wheel', () => createEvent.wheel(document.body)],
  ['touch', () => createEvent.touchMove(document.body)],
  ['PageDown', () => createEvent.keyDown(document.body, { key: 'PageDown' })],
  ['the space bar', () => createEvent.keyDown(document.body, { key: ' ' })],
])('while a card is open, %s scrolls nothing outside of it', async (_way, create) => {
  await openCard()
  expect(isPrevented(document.body, create())).toBe(true)
})

test('inside the card one may scroll', async () => {
  await openCard()
  const content = screen.getByText('to eat')
  expect(isPrevented(content, createEvent.wheel(content))).toBe(false)
})

test('keys that do not scroll are left alone', async () => {
  await openCard()
  expect(isPrevented(document.body, createEvent.keyDown(document.body, { key: 'Tab' }))).toBe(false)
})

test('without a card the page scrolls', () => {
  renderInTheme(
    <Hovercard content="to eat">
      <a href="/食">食</a>
    </Hovercard>,
  )
  expect(isPrevented(document.body, createEvent.wheel(document.body))).toBe(false)
})
