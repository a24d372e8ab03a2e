/*
 * Products of matrices whose numbers lie row by row in one array. The inner loops take four rows
 * at once: that is several times faster, and the start and the learning are mostly these.
 */

/** out (rows × columns) += a (rows × inner) · b (inner × columns). */
export function addProduct(
  out: Float32Array,
  a: Float32Array,
  b: Float32Array,
  size: { rows: number; inner: number; columns: number },
): void {
  const { rows, inner, columns } = size
  for (let row = 0; row < rows; row++) {
    const to = row * columns
    for (let k = inner - (inner % 4); k < inner; k++) {
      const factor = a[row * inner + k] as number
      for (let at = 0; at < columns; at++) {
        out[to + at] = (out[to + at] as number) + factor * (b[k * columns + at] as number)
      }
    }
    for (let k = 0; k + 3 < inner; k += 4) {
      const from = row * inner + k
      const a0 = a[from] as number
      const a1 = a[from + 1] as number
      const a2 = a[from + 2] as number
      const a3 = a[from + 3] as number
      // Much of a direction grid is empty.
      if (a0 === 0 && a1 === 0 && a2 === 0 && a3 === 0) continue
      const b0 = k * columns
      const b1 = b0 + columns
      const b2 = b1 + columns
      const b3 = b2 + columns
      for (let at = 0; at < columns; at++) {
        out[to + at] =
          (out[to + at] as number) +
          a0 * (b[b0 + at] as number) +
          a1 * (b[b1 + at] as number) +
          a2 * (b[b2 + at] as number) +
          a3 * (b[b3 + at] as number)
      }
    }
  }
}

export function transpose(matrix: Float32Array, rows: number, columns: number): Float32Array {
  const turned = new Float32Array(matrix.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      turned[column * rows + row] = matrix[row * columns + column] as number
    }
  }
  return turned
}
