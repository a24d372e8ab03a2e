// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { CloseIconButton } from './close-icon-button'

test('it is called Close unless something better is known', () => {
  renderInTheme(
    <>
      <CloseIconButton onClick={vi.fn()} />
      <CloseIconButton title="Remove filter" onClick={vi.fn()} />
    </>,
  )
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Close',
    'Remove filter',
  ])
})

test('a click is told', () => {
  const handleClick = vi.fn()
  renderInTheme(<CloseIconButton onClick={handleClick} />)
  fireEvent.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledOnce()
})
