// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveFocus } from './move-focus'

function buildList(words: readonly string[]): HTMLElement {
  const list = document.createElement('ul')
  for (const word of words) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = `#${word}`
    link.textContent = word
    item.append(link)
    list.append(item)
  }
  document.body.append(list)
  return list
}

// jsdom lays nothing out, so it has nowhere to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => document.body.replaceChildren())

test('the first press goes to the first word, whatever the direction', () => {
  expect(moveFocus(buildList(['一', '二']), -1)).toBe(true)
  expect(document.activeElement?.textContent).toBe('一')
})

test('j and k walk through the list and do not leave it', () => {
  const list = buildList(['一', '二'])
  moveFocus(list, 1)
  moveFocus(list, 1)
  expect(document.activeElement?.textContent).toBe('二')
  expect(moveFocus(list, 1)).toBe(false)
  expect(document.activeElement?.textContent).toBe('二')
  moveFocus(list, -1)
  expect(document.activeElement?.textContent).toBe('一')
})
