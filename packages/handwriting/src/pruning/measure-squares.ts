/**
 * Squared distances of a place to all of a space, which are given one after the other and have a
 * multiple of four dimensions.
 */
export function measureSquares(place: Float32Array, space: Float32Array): Float32Array {
  const distances = new Float32Array(space.length / place.length)
  for (let index = 0; index < distances.length; index++) {
    distances[index] = measureSquare(place, space, index * place.length)
  }
  return distances
}

/** With one sum, every addition would wait for the one before. */
function measureSquare(place: Float32Array, space: Float32Array, from: number): number {
  let sum0 = 0
  let sum1 = 0
  let sum2 = 0
  let sum3 = 0
  for (let at = 0; at + 3 < place.length; at += 4) {
    const d0 = (place[at] as number) - (space[from + at] as number)
    const d1 = (place[at + 1] as number) - (space[from + at + 1] as number)
    const d2 = (place[at + 2] as number) - (space[from + at + 2] as number)
    const d3 = (place[at + 3] as number) - (space[from + at + 3] as number)
    sum0 += d0 * d0
    sum1 += d1 * d1
    sum2 += d2 * d2
    sum3 += d3 * d3
  }
  return sum0 + sum1 + sum2 + sum3
}
