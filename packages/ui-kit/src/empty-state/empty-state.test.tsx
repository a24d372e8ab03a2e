// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { EmptyState } from './empty-state'

test.each([
  ['small', '80px'],
  ['normal', '120px'],
] as const)('the image of a %s one is %s wide', (size, width) => {
  renderInTheme(<EmptyState image={<svg data-testid="image" />} text="No words" size={size} />)
  const frame = screen.getByTestId('image').parentElement
  expect(frame && getComputedStyle(frame).width).toBe(width)
})

test('it says what is missing and offers the button that brings it', () => {
  renderInTheme(
    <EmptyState
      image={<svg />}
      text="No word matches these filters."
      button={<button type="button">Clear filters</button>}
    />,
  )
  expect(screen.queryByText('No word matches these filters.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeNull()
})

test('the image is decoration and not read out', () => {
  renderInTheme(<EmptyState image={<img alt="an empty box" />} text="No words" />)
  expect(screen.queryByRole('img')).toBeNull()
})
