/**
 * Puts what was moved behind another element, or first where that is null. Where the element is
 * not there, as another device may have taken it away, the order stays.
 */
export function placeAfter<Element>(
  elements: readonly Element[],
  toId: (element: Element) => string,
  move: { movedIds: readonly string[]; afterId: string | null },
): Element[] {
  const byId = new Map(elements.map((element) => [toId(element), element]))
  const moved = move.movedIds.flatMap((id) => byId.get(id) ?? [])
  const others = elements.filter((element) => !move.movedIds.includes(toId(element)))
  if (move.afterId === null) return [...moved, ...others]
  const index = others.findIndex((element) => toId(element) === move.afterId)
  return index < 0
    ? [...elements]
    : [...others.slice(0, index + 1), ...moved, ...others.slice(index + 1)]
}

/** Behind which element one stands that was dragged from a place to another; null for the first. */
export function findAfterId(
  ids: readonly string[],
  move: { movedId: string; toIndex: number },
): string | null {
  const others = ids.filter((id) => id !== move.movedId)
  return others[move.toIndex - 1] ?? null
}
