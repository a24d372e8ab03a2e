// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOneTap } from './use-one-tap'

afterEach(cleanup)

function renderAnswer(onSearch: () => void) {
  function Answer() {
    const area = useRef<HTMLDivElement>(null)
    const [isPicked, setPicked] = useState(false)
    useOneTap(area, '.candidate')
    return (
      <div ref={area}>
        {!isPicked && (
          <button type="button" className="candidate" onClick={() => setPicked(true)}>
            木
          </button>
        )}
        <button type="button" onClick={onSearch}>
          Search
        </button>
      </div>
    )
  }
  render(<Answer />)
}

/** Events are stamped by the clock of the page, which jsdom does not let a test set. */
function clickAt(name: string, atMs: number, detail = 1) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  Object.defineProperty(click, 'timeStamp', { value: atMs })
  fireEvent(screen.getByRole('button', { name }), click)
}

test('the second half of a double tap on a candidate presses nothing', () => {
  const handleSearch = vi.fn()
  renderAnswer(handleSearch)
  clickAt('木', 1000)
  expect(screen.queryByRole('button', { name: '木' })).toBeNull()
  clickAt('Search', 1200)
  expect(handleSearch).not.toHaveBeenCalled()
  clickAt('Search', 1400)
  expect(handleSearch).toHaveBeenCalledOnce()
})

test('what a key presses right after a tap is pressed', () => {
  const handleSearch = vi.fn()
  renderAnswer(handleSearch)
  clickAt('木', 1000)
  clickAt('Search', 1100, 0)
  expect(handleSearch).toHaveBeenCalledOnce()
})

test('elsewhere every tap counts', () => {
  const handleSearch = vi.fn()
  renderAnswer(handleSearch)
  clickAt('Search', 1000)
  clickAt('Search', 1100)
  expect(handleSearch).toHaveBeenCalledTimes(2)
})
