// @vitest-environment jsdom
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { areTakenOver, choosePressed, isDrawnAhead, leaveFirstView, makeLive } from './take-over'

function drawAhead(html: string, path?: string): HTMLElement {
  const root = document.createElement('div')
  if (path !== undefined) root.dataset.path = path
  root.innerHTML = html
  document.body.replaceChildren(root)
  return root
}

test('only what was drawn for the very path can be taken over', () => {
  expect(isDrawnAhead(drawAhead('<p>食</p>', '/app/dict'), '/app/dict')).toBe(true)
  expect(isDrawnAhead(drawAhead('<p>no page</p>', '/no-such-page'), '/nowhere')).toBe(false)
  expect(isDrawnAhead(drawAhead('<p>Loading</p>'), '/app/dict')).toBe(false)
})

test('controls can be used again', () => {
  const root = drawAhead('<button inert>Save</button><textarea inert></textarea>')
  root.className = 'first-view'
  expect(makeLive(root)).toHaveLength(2)
  expect(root.querySelector('[inert]')).toBeNull()
  leaveFirstView(root)
  expect(root.className).toBe('')
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

test('what a label was pressed for is chosen when the code is there', () => {
  const root = drawAhead(
    '<input inert type="radio" name="kind" checked><input inert type="radio" name="kind">' +
      '<input inert type="checkbox"><input inert type="checkbox">',
  )
  const controls = [...root.querySelectorAll('input')]
  const [, words, near, other] = controls
  if (!words || !near || !other) throw new Error('not drawn')
  // As the script of the page does; the last one was pressed twice.
  for (const control of [words, near, other]) Object.assign(control, { isPressed: true })
  words.checked = true
  near.checked = true
  makeLive(root)
  expect(controls.map(({ checked }) => checked)).toEqual([true, false, false, false])
  const clicked: Element[] = []
  for (const control of controls) control.addEventListener('click', () => clicked.push(control))
  choosePressed()
  choosePressed()
  expect(clicked).toEqual([words, near])
  expect(controls.map(({ checked }) => checked)).toEqual([false, true, true, false])
})

test('controls are taken over when React has come to each, or has drawn others in their place', async () => {
  const root = drawAhead('<button inert type="button">Save</button>')
  const controls = makeLive(root)
  expect(areTakenOver(controls)).toBe(false)
  const drawn = hydrateRoot(root, createElement('button', { type: 'button' }, 'Save'))
  await vi.waitUntil(() => areTakenOver(controls))
  drawn.unmount()
  const [gone] = makeLive(drawAhead('<button inert type="button">Save</button>'))
  if (gone === undefined) throw new Error('not drawn')
  expect(areTakenOver([gone])).toBe(false)
  gone.remove()
  expect(areTakenOver([gone])).toBe(true)
})
