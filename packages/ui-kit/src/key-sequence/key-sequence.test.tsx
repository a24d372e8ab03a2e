// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { KeySequence } from './key-sequence'

test.each([
  [['?'], '?', 'one key stands alone'],
  [['g', 'k'], 'g then k', 'keys pressed one after the other are joined by "then"'],
  [['mod+k'], 'Ctrl + k', 'keys pressed together are joined by "+"'],
  [['ArrowDown'], '↓', 'an arrow key is drawn as on the keyboard'],
])('%j reads %s: %s', (keys, text, _reason) => {
  const { container } = renderInTheme(<KeySequence keys={keys} />)
  expect(container.textContent).toBe(text)
})
