/**
 * Moves the focus to the next (1) or previous (-1) link of a list, beginning at its first. False
 * when there is none in that direction.
 */
export function moveFocus(list: HTMLElement, offset: 1 | -1): boolean {
  const links = [...list.querySelectorAll('a')]
  const current = links.findIndex((link) => link.contains(document.activeElement))
  const next = current < 0 ? links[0] : links[current + offset]
  if (next === undefined) return false
  next.focus()
  // The focused row alone would stick to the edge of the window, half under the bar.
  next.scrollIntoView({ block: 'center' })
  return true
}
