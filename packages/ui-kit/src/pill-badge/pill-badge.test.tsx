// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { PillBadge } from './pill-badge'

const variants = ['on-surface', 'component-surface', 'on-hero', 'green', 'yellow', 'new'] as const

test.each([
  ['small', '16px'],
  ['medium', '18px'],
] as const)('a %s badge is %s high', (size, height) => {
  renderInTheme(<PillBadge size={size}>common</PillBadge>)
  expect(getComputedStyle(screen.getByText('common')).minHeight).toBe(height)
})

test('every variant has colours of its own', () => {
  const looks = variants.map((variant) => {
    renderInTheme(<PillBadge variant={variant}>{variant}</PillBadge>)
    const { backgroundColor, color } = getComputedStyle(screen.getByText(variant))
    return `${backgroundColor} ${color}`
  })
  expect(new Set(looks).size).toBe(variants.length)
})

test('a badge of no said size is medium and made to lie on the surface', () => {
  renderInTheme(
    <>
      <PillBadge>N5</PillBadge>
      <PillBadge variant="on-surface" size="medium">
        N4
      </PillBadge>
    </>,
  )
  expect(screen.getByText('N5').className).toBe(screen.getByText('N4').className)
})
