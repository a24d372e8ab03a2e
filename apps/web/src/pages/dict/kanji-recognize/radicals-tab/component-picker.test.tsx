// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComponentPicker } from './component-picker'

afterEach(cleanup)

const components = ['一', '口', '日', '寸'].map((literal, index) => ({
  literal,
  strokeCount: index + 1,
  name: null,
  meaning: null,
  variants: [],
  drawing: null,
}))

function renderPicker(chosen: string, possible: string) {
  const handleToggle = vi.fn()
  render(
    <ComponentPicker
      components={components}
      chosen={chosen}
      possible={new Set(possible)}
      onToggle={handleToggle}
    />,
  )
  return handleToggle
}

const tile = (name: string) => screen.getByRole('button', { name })

test('arrow keys pass over what is impossible', () => {
  renderPicker('', '一日寸')
  tile('一').focus()
  fireEvent.keyDown(tile('一'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(tile('日'))
  fireEvent.keyDown(tile('日'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tile('一'))
})

test('Tab enters at the first that is possible, and where one was afterwards', () => {
  renderPicker('', '口寸')
  expect(tile('口').tabIndex).toBe(0)
  tile('寸').focus()
  expect([tile('口').tabIndex, tile('寸').tabIndex]).toEqual([-1, 0])
})

test('what is chosen can be given up, also when nothing fits any more', () => {
  const handleToggle = renderPicker('日', '')
  expect(tile('日').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(tile('日'))
  expect(handleToggle).toHaveBeenCalledExactlyOnceWith('日')
  expect(tile('口').hasAttribute('disabled')).toBe(true)
})

test('what has faded and come back is no second place to enter', () => {
  const handleToggle = vi.fn()
  const picker = (possible: string) => (
    <ComponentPicker
      components={components}
      chosen=""
      possible={new Set(possible)}
      onToggle={handleToggle}
    />
  )
  const { rerender } = render(picker('一口日寸'))
  expect(tile('一').tabIndex).toBe(0)
  rerender(picker('日寸'))
  expect(tile('日').tabIndex).toBe(0)
  rerender(picker('一口日寸'))
  expect([tile('一').tabIndex, tile('日').tabIndex]).toEqual([-1, 0])
})
