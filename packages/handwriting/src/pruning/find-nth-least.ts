/**
 * The number that `count` of the numbers, itself among them, do not exceed (Hoare's selection:
 * sorting all would take longer than everything else that is done with them).
 */
export function findNthLeast(numbers: Float32Array, count: number): number {
  const rest = numbers.slice()
  const wanted = count - 1
  let low = 0
  let high = rest.length - 1
  while (low < high) {
    const pivot = rest[(low + high) >> 1] as number
    let i = low
    let j = high
    while (i <= j) {
      while ((rest[i] as number) < pivot) i++
      while ((rest[j] as number) > pivot) j--
      if (i > j) break
      const other = rest[i] as number
      rest[i] = rest[j] as number
      rest[j] = other
      i++
      j--
    }
    if (wanted <= j) high = j
    else if (wanted >= i) low = i
    else break
  }
  return rest[wanted] ?? 0
}
