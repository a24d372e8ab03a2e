// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openNeighbourTab } from './definition-tabs'

afterEach(() => document.body.replaceChildren())

/** A strip as the router leaves it: the open tab is marked. */
function buildStrip(labels: readonly string[], open: string) {
  const strip = document.createElement('nav')
  const followed = vi.fn()
  for (const label of labels) {
    const tab = document.createElement('a')
    tab.className = 'definition-tab'
    tab.textContent = label
    if (label === open) tab.setAttribute('aria-current', 'page')
    tab.addEventListener('click', () => followed(label))
    strip.append(tab)
  }
  return { strip, followed }
}

test.each([
  ['kanji', 1, 'pronunciation', '] goes to the right'],
  ['pronunciation', -1, 'kanji', '[ goes to the left'],
  ['conjugation', 1, 'kanji', 'after the last tab comes the first'],
  ['kanji', -1, 'conjugation', 'before the first tab comes the last'],
] as const)('from %s by %i to %s: %s', (open, offset, expected, _reason) => {
  const { strip, followed } = buildStrip(['kanji', 'pronunciation', 'conjugation'], open)
  openNeighbourTab(strip, offset)
  expect(followed.mock.calls).toEqual([[expected]])
})
