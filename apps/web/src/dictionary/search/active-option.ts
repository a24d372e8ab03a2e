/** Index of the option that Enter opens; null while the field itself has the say. */
export type ActiveOption = number | null

/** How far Page Up and Page Down go: about what a phone shows at once. */
const pageSize = 6

/**
 * Where a key moves the active option of a combobox list; undefined for a key that is no move.
 *
 * Home and End are left to the text of the field. Up from the first option returns to the
 * field, so that no learner is stuck in the list; down stops at the end, where more is loaded.
 */
export function moveActiveOption(
  active: ActiveOption,
  key: string,
  count: number,
): ActiveOption | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSize, PageUp: -pageSize }[key]
  if (step === undefined || count === 0) return undefined
  const from = active ?? -1
  const to = from + step
  if (to < 0) return step === -1 || from <= 0 ? null : 0
  return Math.min(to, count - 1)
}

/** The id that the field's `aria-activedescendant` points to. */
export function toOptionId(listId: string, itemKey: string): string {
  return `${listId}-${itemKey}`
}
