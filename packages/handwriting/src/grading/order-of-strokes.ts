/**
 * Which strokes came out of turn, given the model's number of every stroke in the order drawn: the
 * fewest that must be taken away for the rest to be in order. Of two that changed places the one
 * drawn first is named, for it came too early.
 */
export function findOutOfOrder(modelStrokes: readonly number[]): Set<number> {
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
