// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

afterEach(cleanup)

function Plan({ isCancelled }: { isCancelled: boolean }) {
  const { heading, within } = useKeptFocus()
  return (
    <section {...within}>
      <h2 ref={heading} tabIndex={-1}>
        Your plan
      </h2>
      {isCancelled ? (
        <button key="keep" type="button">
          Keep the subscription
        </button>
      ) : (
        <button key="cancel" type="button">
          Cancel subscription
        </button>
      )}
    </section>
  )
}

test('a button that goes with what it ended leaves the focus to the heading', () => {
  const { rerender } = render(<Plan isCancelled={false} />)
  screen.getByRole('button', { name: 'Cancel subscription' }).focus()
  rerender(<Plan isCancelled />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('who is elsewhere on the page stays there', () => {
  const { rerender } = render(<Plan isCancelled={false} />)
  rerender(<Plan isCancelled />)
  expect(document.activeElement).toBe(document.body)
})
