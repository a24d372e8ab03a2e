// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { FilledButton } from './filled-button'
import { TextButton } from './text-button'

test('a text button is a button and does what it is given', () => {
  const handleClick = vi.fn()
  renderInTheme(<TextButton onClick={handleClick}>Clear</TextButton>)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(handleClick).toHaveBeenCalledOnce()
})

test('a filled button is a pill unless it is rectangular', () => {
  renderInTheme(
    <>
      <FilledButton>Pill</FilledButton>
      <FilledButton isRectangular>Box</FilledButton>
    </>,
  )
  const radiusOf = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).borderRadius
  expect(radiusOf('Pill')).toBe('999px')
  expect(radiusOf('Box')).toContain('--mui-shape-borderRadius')
})

test('a button that leads somewhere is a link', () => {
  renderInTheme(
    <FilledButton component="a" href="/app/dict">
      Return to home page
    </FilledButton>,
  )
  const link = screen.getByRole('link', { name: 'Return to home page' })
  expect(link.getAttribute('href')).toBe('/app/dict')
})
