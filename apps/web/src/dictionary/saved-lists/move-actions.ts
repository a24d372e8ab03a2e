import type { MenuAction } from './action-menu'

/** The same as dragging, for a finger or a key press: one step, or all the way. */
export function listMoveActions(
  ids: readonly string[],
  id: string,
  onMove: (movedId: string, afterId: string | null) => void,
): MenuAction[] {
  const index = ids.indexOf(id)
  const isFirst = index <= 0
  const isLast = index === ids.length - 1
  const others = ids.filter((each) => each !== id)
  const moveTo = (place: number) => () => onMove(id, others[place - 1] ?? null)
  return [
    { label: 'Move up', isDisabled: isFirst, handle: moveTo(index - 1) },
    { label: 'Move down', isDisabled: isLast, handle: moveTo(index + 1) },
    { label: 'Move to the top', isDisabled: isFirst, handle: moveTo(0) },
    { label: 'Move to the bottom', isDisabled: isLast, handle: moveTo(others.length) },
  ]
}
