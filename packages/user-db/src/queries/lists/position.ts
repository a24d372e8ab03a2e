/** Where something stands in an order made by hand: between the smaller and the greater. */
export interface Place {
  id: string
  position: number
}

export interface FoundPosition {
  /** The first free position, and the distance to the next for those that follow. */
  first: number
  step: number
  /** Others that must move first, because no number fits between the two. */
  renumbered: Place[]
}

/**
 * Finds room for `count` things behind the one with this id, or before all when it is undefined.
 *
 * `others` are in order and without the things to be placed. Undefined when `afterId` is not
 * among them. Halving the gap between two numbers fails after some fifty times; then all are
 * numbered 1, 2, 3 … anew.
 */
export function findPositionAfter(
  others: readonly Place[],
  afterId: string | undefined,
  count: number,
): FoundPosition | undefined {
  const index = afterId === undefined ? -1 : others.findIndex((each) => each.id === afterId)
  if (afterId !== undefined && index === -1) return undefined
  const before = others[index]?.position
  const behind = others[index + 1]?.position
  if (behind === undefined) return { first: (before ?? 0) + 1, step: 1, renumbered: [] }
  if (before === undefined) return { first: behind - count, step: 1, renumbered: [] }
  const step = (behind - before) / (count + 1)
  if (hasRoom({ before, behind, step, count })) {
    return { first: before + step, step, renumbered: [] }
  }
  const renumbered = others.map((each, order) => ({ id: each.id, position: order + 1 }))
  const found = findPositionAfter(renumbered, afterId, count)
  return found && { ...found, renumbered }
}

interface Gap {
  before: number
  behind: number
  step: number
  count: number
}

/** Whether every number of the row differs from its neighbours, for all their rounding. */
function hasRoom({ before, behind, step, count }: Gap): boolean {
  let last = before
  for (let order = 1; order <= count; order += 1) {
    const next = before + step * order
    if (next <= last) return false
    last = next
  }
  return last < behind
}
