// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { FilterButton } from './filter-button'

test('a filter that is off shows its name alone', () => {
  renderInTheme(<FilterButton label="JLPT" activeCount={0} onClick={vi.fn()} />)
  expect(screen.getByRole('button').textContent).toBe('JLPT')
})

test('an active filter counts its choices, so that it is told apart without colour', () => {
  renderInTheme(<FilterButton label="JLPT" activeCount={2} onClick={vi.fn()} />)
  expect(screen.getByRole('button').textContent).toBe('JLPT (2)')
})

test('an active filter also looks different', () => {
  renderInTheme(
    <>
      <FilterButton label="Off" activeCount={0} onClick={vi.fn()} />
      <FilterButton label="On" activeCount={1} onClick={vi.fn()} />
    </>,
  )
  const groundOf = (name: RegExp) =>
    getComputedStyle(screen.getByRole('button', { name })).backgroundColor
  expect(groundOf(/On/)).not.toBe(groundOf(/Off/))
})

test('it opens its choices and says whether they are open', () => {
  const handleClick = vi.fn()
  renderInTheme(<FilterButton label="JLPT" activeCount={0} isOpen onClick={handleClick} />)
  fireEvent.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true')
})
