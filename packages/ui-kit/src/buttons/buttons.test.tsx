// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IconButton } from '../icon-button/icon-button'
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

test('an address makes a link of it, whoever gives it', () => {
  // As the router's links and spread properties do, which the types let through.
  const given = { href: '/app/dict' }
  renderInTheme(
    <>
      <FilledButton {...given}>Home</FilledButton>
      <IconButton {...given} aria-label="Next kanji" />
    </>,
  )
  for (const name of ['Home', 'Next kanji']) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/app/dict')
    expect(link.getAttribute('type')).toBeNull()
  }
})
