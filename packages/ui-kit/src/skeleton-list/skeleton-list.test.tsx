// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { SkeletonList } from './skeleton-list'

test('there are three blocks, 60 px high and two steps apart, unless told otherwise', () => {
  renderInTheme(<SkeletonList />)
  const list = screen.getByRole('status')
  const blocks = [...list.children]
  expect(blocks.map((block) => getComputedStyle(block).height)).toEqual(['60px', '60px', '60px'])
  expect(list.style.gap).toBe('16px')
})

test('a list of other measures gets a skeleton of its measures', () => {
  renderInTheme(<SkeletonList count={5} heightPx={40} />)
  const blocks = [...screen.getByRole('status').children]
  expect(blocks.map((block) => getComputedStyle(block).height)).toEqual(Array(5).fill('40px'))
})

test('screen readers hear that something loads, not five empty blocks', () => {
  renderInTheme(<SkeletonList />)
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading')
})

test('what is on its way is read by everybody, where it is said', () => {
  renderInTheme(<SkeletonList words="Getting your lessons ready…" />)
  const list = screen.getByRole('status')
  expect(list.textContent).toBe('Getting your lessons ready…')
  expect(list.hasAttribute('aria-label')).toBe(false)
})
