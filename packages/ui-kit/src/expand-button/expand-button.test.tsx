// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { ExpandButton } from './expand-button'

test.each([
  [false, 'More', 'there is more to show'],
  [true, 'Show Less', 'all is shown'],
])('when expanded is %s it says %s: %s', (isExpanded, label, _reason) => {
  const handleToggle = vi.fn()
  renderInTheme(<ExpandButton isExpanded={isExpanded} onToggle={handleToggle} />)
  const button = screen.getByRole('button', { name: label })
  expect(button.getAttribute('aria-expanded')).toBe(String(isExpanded))
  fireEvent.click(button)
  expect(handleToggle).toHaveBeenCalledOnce()
})
