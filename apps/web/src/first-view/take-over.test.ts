// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isDrawnAhead, leaveFirstView, makeLive } from './take-over'

function drawAhead(html: string, classes = 'first-view'): HTMLElement {
  const root = document.createElement('div')
  root.className = classes
  root.innerHTML = html
  return root
}

test('only what was drawn for the very address can be taken over', () => {
  expect(isDrawnAhead(drawAhead('<p>食</p>'))).toBe(true)
  expect(isDrawnAhead(drawAhead('<p>no page</p>', 'first-view first-view-of-none'))).toBe(false)
  expect(isDrawnAhead(drawAhead('<p>Loading</p>', ''))).toBe(false)
})

test('controls can be used again, and nothing is waited for any more', () => {
  const root = drawAhead('<button inert>Save</button><textarea inert></textarea>')
  makeLive(root)
  expect(root.querySelector('[inert]')).toBeNull()
  leaveFirstView(root)
  expect(isDrawnAhead(root)).toBe(false)
})

test('what a browser filled in again is what the page says once more', () => {
  const root = drawAhead(
    '<input inert value="sake"><input inert type="radio" checked><input inert type="radio">',
  )
  const [field, first, second] = root.querySelectorAll('input')
  if (!field || !first || !second) throw new Error('not drawn')
  field.value = 'sak'
  first.checked = false
  second.checked = true
  makeLive(root)
  expect(field.value).toBe('sake')
  expect([first.checked, second.checked]).toEqual([true, false])
})
