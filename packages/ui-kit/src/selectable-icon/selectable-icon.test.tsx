// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { SelectableIcon } from './selectable-icon'

function renderIcon(isSelected: boolean) {
  const handleSelect = vi.fn()
  renderInTheme(
    <SelectableIcon label="Chain" icon="○" isSelected={isSelected} onSelect={handleSelect} />,
  )
  return { handleSelect, button: screen.getByRole('button', { name: /Chain/ }) }
}

test('a selected one carries a check mark and a bold label, and says so', () => {
  const { button } = renderIcon(true)
  expect(screen.queryByTestId('selected-mark')).not.toBeNull()
  expect(getComputedStyle(screen.getByText('Chain')).fontWeight).toBe('500')
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

test('one that is not selected has neither', () => {
  const { button } = renderIcon(false)
  expect(screen.queryByTestId('selected-mark')).toBeNull()
  expect(getComputedStyle(screen.getByText('Chain')).fontWeight).toBe('400')
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('the circle is 48 px wide', () => {
  renderIcon(false)
  expect(getComputedStyle(screen.getByText('○')).width).toBe('48px')
})

test('a click selects it', () => {
  const { handleSelect, button } = renderIcon(false)
  fireEvent.click(button)
  expect(handleSelect).toHaveBeenCalledOnce()
})
