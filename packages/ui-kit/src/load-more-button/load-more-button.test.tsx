// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { LoadMoreButton } from './load-more-button'

test('it reads Load More unless told otherwise', () => {
  renderInTheme(
    <>
      <LoadMoreButton onClick={vi.fn()} />
      <LoadMoreButton label="More words" onClick={vi.fn()} />
    </>,
  )
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Load More',
    'More words',
  ])
})

test('a second press while loading asks for nothing and keeps the focus', () => {
  const handleClick = vi.fn()
  renderInTheme(<LoadMoreButton isLoading onClick={handleClick} />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(handleClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a press asks for more', () => {
  const handleClick = vi.fn()
  renderInTheme(<LoadMoreButton onClick={handleClick} />)
  fireEvent.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledOnce()
})
