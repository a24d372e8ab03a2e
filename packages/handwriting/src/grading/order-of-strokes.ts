/**
 * Which strokes came out of turn, given the model's number of every stroke in the order drawn. Of
 * two that changed places only the one drawn first is named, for it came too early, and in its turn
 * the other would have been right; otherwise the fewest that must be taken away for the rest to be
 * in order.
 */
export function findOutOfOrder(modelStrokes: readonly number[]): Set<number> {
  const swapped = findSwap(modelStrokes)
  return swapped === undefined ? findOutOfRow(modelStrokes) : new Set([swapped])
}

/** The first of two strokes that changed places, when that is all that is out of order. */
function findSwap(modelStrokes: readonly number[]): number | undefined {
  const sorted = modelStrokes.toSorted((a, b) => a - b)
  const displaced = [...modelStrokes.keys()].filter((at) => modelStrokes[at] !== sorted[at])
  return displaced.length === 2 ? displaced[0] : undefined
}

function findOutOfRow(modelStrokes: readonly number[]): Set<number> {
  const count = modelStrokes.length
  const longest = new Array<number>(count).fill(1)
  const next = new Array<number>(count).fill(-1)
  for (let at = count - 1; at >= 0; at--) {
    for (let later = at + 1; later < count; later++) {
      const isAfter = (modelStrokes[later] as number) > (modelStrokes[at] as number)
      if (isAfter && (longest[later] as number) + 1 >= (longest[at] as number)) {
        longest[at] = (longest[later] as number) + 1
        next[at] = later
      }
    }
  }
  const outOfOrder = new Set(modelStrokes.keys())
  let at = longest.lastIndexOf(Math.max(...longest, 0))
  while (at >= 0) {
    outOfOrder.delete(at)
    at = next[at] ?? -1
  }
  return outOfOrder
}
