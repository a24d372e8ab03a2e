/**
 * Scrolls a row sideways to where the keyboard is. Chromium takes for seen what is there with 32 of its
 * pixels: the rest of a reading stayed under what ends the row.
 */
export function bringFocusIntoSight(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    if (isInRow(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

function isInRow({ parentElement: parent }: HTMLElement): boolean {
  if (parent === null) return false
  const isRow =
    parent.scrollWidth > parent.clientWidth && getComputedStyle(parent).overflowX === 'auto'
  return isRow || isInRow(parent)
}
