/** Room that every call uses again: it is asked millions of times while the dictionary is built. */
let room = makeRoom(64)

function makeRoom(letters: number) {
  return {
    letters,
    from: new Uint32Array(letters),
    to: new Uint32Array(letters),
    rows: [0, 1, 2].map(() => new Uint32Array(letters + 1)),
  }
}

/**
 * Damerau–Levenshtein distance by optimal alignment: letters added, left out, replaced, or two
 * neighbours swapped, no stretch edited twice.
 */
export function editDistance(one: string, other: string): number {
  if (one === other) return 0
  const most = Math.max(one.length, other.length)
  if (most > room.letters) room = makeRoom(most)
  const { from, to, rows } = room
  const fromLength = readLetters(one, from)
  const toLength = readLetters(other, to)
  let [beforePrevious, previous, current] = rows as [Uint32Array, Uint32Array, Uint32Array]
  for (let column = 0; column <= toLength; column += 1) previous[column] = column
  for (let row = 0; row < fromLength; row += 1) {
    const letter = from[row]
    current[0] = row + 1
    for (let column = 0; column < toLength; column += 1) {
      const replaced = (previous[column] ?? 0) + (letter === to[column] ? 0 : 1)
      const removed = (previous[column + 1] ?? 0) + 1
      const added = (current[column] ?? 0) + 1
      let least = replaced < removed ? replaced : removed
      if (added < least) least = added
      if (row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === to[column]) {
        const swapped = (beforePrevious[column - 1] ?? 0) + 1
        if (swapped < least) least = swapped
      }
      current[column + 1] = least
    }
    const oldest = beforePrevious
    beforePrevious = previous
    previous = current
    current = oldest
  }
  return previous[toLength] ?? 0
}

/** Letters, not their halves in UTF-16; returns how many. */
function readLetters(text: string, letters: Uint32Array): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.codePointAt(at) ?? 0
    if (letter > 0xff_ff) at += 1
    letters[count] = letter
    count += 1
  }
  return count
}
