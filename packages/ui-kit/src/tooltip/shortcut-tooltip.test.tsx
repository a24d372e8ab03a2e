// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { ShortcutTooltip } from './shortcut-tooltip'
// Fetched when a tooltip first opens; here before, so that the tests need no waiting for it.
import './tooltip-bubble'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function renderTooltip(shortcut?: string[]) {
  renderInTheme(
    <ShortcutTooltip title="Kanji" {...(shortcut !== undefined && { shortcut })}>
      <button type="button">字</button>
    </ShortcutTooltip>,
  )
  return screen.getByRole('button')
}

/** jsdom's pointer events do not say what they come from; React makes enter and leave of over and out. */
function touch(kind: 'pointerDown' | 'pointerOver' | 'pointerOut', element: Element) {
  const event = createEvent[kind](element)
  Object.defineProperty(event, 'pointerType', { value: 'touch' })
  fireEvent(element, event)
}

async function pass(durationMs: number) {
  await act(() => vi.advanceTimersByTimeAsync(durationMs))
}

test('it opens 100 ms after the mouse has come, not at once', async () => {
  const button = renderTooltip()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  await pass(90)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await pass(20)
  expect(screen.getByRole('tooltip').textContent).toBe('Kanji')
})

test('it tells the keys of the shortcut, joined by "then"', async () => {
  const button = renderTooltip(['g', 'k'])
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  await pass(200)
  expect(screen.getByRole('tooltip').textContent).toBe('Kanji g then k')
})

test('it stays while the mouse is on the tooltip itself, and goes when it leaves', async () => {
  const button = renderTooltip()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  await pass(200)
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  fireEvent.pointerEnter(screen.getByText('Kanji'))
  await pass(1000)
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByText('Kanji'))
  await pass(1000)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a finger must rest on it for 700 ms', async () => {
  const button = renderTooltip()
  touch('pointerOver', button)
  touch('pointerDown', button)
  await pass(650)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await pass(100)
  expect(screen.queryByRole('tooltip')).not.toBeNull()
})

test('after the finger has gone it can be read for 1,500 ms', async () => {
  const button = renderTooltip()
  touch('pointerDown', button)
  await pass(800)
  touch('pointerOut', button)
  await pass(1400)
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  await pass(200)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('Esc closes it', async () => {
  const button = renderTooltip()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  await pass(200)
  fireEvent.keyDown(document, { key: 'Escape' })
  await pass(10)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('what the element does by itself is still done', () => {
  const handleBlur = vi.fn()
  renderInTheme(
    <ShortcutTooltip title="Search">
      <input onBlur={handleBlur} />
    </ShortcutTooltip>,
  )
  fireEvent.blur(screen.getByRole('textbox'))
  expect(handleBlur).toHaveBeenCalledOnce()
})
