// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { HorizontalScroller } from './horizontal-scroller'

beforeEach(() => {
  // jsdom lays nothing out: the observer is silent and widths are given by each test.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }))
})

/** A row 300 px wide over content of 1,000 px, scrolled to the given place. */
function renderScrolledTo(scrollLeft: number) {
  renderInTheme(
    <HorizontalScroller label="Recently viewed">
      <a href="/1">食</a>
    </HorizontalScroller>,
  )
  const row = screen.getByRole('region', { name: 'Recently viewed' })
  Object.defineProperties(row, {
    clientWidth: { value: 300 },
    scrollWidth: { value: 1000 },
  })
  const scrollBy = vi.fn()
  row.scrollBy = scrollBy
  row.scrollLeft = scrollLeft
  act(() => {
    fireEvent.scroll(row)
  })
  const arrows = screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))
  return { arrows, scrollBy }
}

test.each([
  [0, ['Scroll right'], 'at the beginning there is nothing to the left'],
  [200, ['Scroll left', 'Scroll right'], 'in the middle there is more on both sides'],
  [700, ['Scroll left'], 'at the end there is nothing to the right'],
])('scrolled to %i px it offers %j: %s', (scrollLeft, expected, _reason) => {
  expect(renderScrolledTo(scrollLeft).arrows).toEqual(expected)
})

test('an arrow scrolls by less than the row is wide, so that nothing is skipped', () => {
  const { scrollBy } = renderScrolledTo(0)
  fireEvent.click(screen.getByRole('button', { name: 'Scroll right' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: 240, behavior: 'auto' })
})

test('the row takes the keyboard focus, so that arrow keys scroll it', () => {
  renderScrolledTo(0)
  expect(screen.getByRole('region').tabIndex).toBe(0)
})
