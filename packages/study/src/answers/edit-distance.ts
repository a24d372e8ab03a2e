/**
 * Damerau–Levenshtein distance by optimal alignment: letters added, left out, replaced, or two
 * neighbours swapped, no stretch edited twice.
 */
export function editDistance(one: string, other: string): number {
  const to = [...other]
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  const from = [...one]
  for (const [row, letter] of from.entries()) {
    const current = [row + 1]
    for (const [column, target] of to.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === target ? 0 : 1)
      const removed = (previous[column + 1] ?? 0) + 1
      const added = (current[column] ?? 0) + 1
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target
      const swapped = isSwap ? (beforePrevious[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(replaced, removed, added, swapped))
    }
    beforePrevious = previous
    previous = current
  }
  return previous[to.length] ?? 0
}
