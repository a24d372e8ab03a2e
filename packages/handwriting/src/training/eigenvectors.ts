/** Turns are done until nothing off the diagonal is left, or so many times at most. */
const maxSweeps = 12

/**
 * Eigenvalues and eigenvectors (the rows of `vectors`) of a symmetric matrix, the largest first,
 * by Jacobi's turns: slow beside others, but short, exact and the same on every machine.
 */
export function findEigenvectors(matrix: readonly Float64Array[]): {
  values: number[]
  vectors: Float64Array[]
} {
  const size = matrix.length
  const a = matrix.map((row) => Float64Array.from(row))
  const vectors = a.map((_, row) => Float64Array.from({ length: size }, (_n, at) => +(at === row)))
  const trace = a.reduce((sum, row, index) => sum + Math.abs(row[index] as number), 0)
  for (let sweep = 0; sweep < maxSweeps; sweep++) {
    let turned = 0
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(rowOf(a, p)[q] as number) < (1e-9 * trace) / size) continue
        turn(a, vectors, p, q)
        turned++
      }
    }
    if (turned === 0) break
  }
  const order = [...a.keys()].sort(
    (left, right) => (rowOf(a, right)[right] as number) - (rowOf(a, left)[left] as number),
  )
  return {
    values: order.map((index) => rowOf(a, index)[index] as number),
    vectors: order.map((index) => rowOf(vectors, index)),
  }
}

function rowOf(rows: Float64Array[], index: number): Float64Array {
  return rows[index] as Float64Array
}

/** Turns the plane of the axes p and q so that the matrix has a zero at their crossing. */
function turn(a: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const rowP = rowOf(a, p)
  const rowQ = rowOf(a, q)
  const crossing = rowP[q] as number
  const theta = ((rowQ[q] as number) - (rowP[p] as number)) / (2 * crossing)
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const cos = 1 / Math.sqrt(t * t + 1)
  const sin = t * cos
  const pp = (rowP[p] as number) - t * crossing
  const qq = (rowQ[q] as number) + t * crossing
  mixRows(rowP, rowQ, cos, sin)
  mixRows(rowOf(vectors, p), rowOf(vectors, q), cos, sin)
  // The matrix is symmetric: its columns are what its rows have just become.
  for (let index = 0; index < a.length; index++) {
    const row = rowOf(a, index)
    row[p] = rowP[index] as number
    row[q] = rowQ[index] as number
  }
  rowP[p] = pp
  rowQ[q] = qq
  rowP[q] = 0
  rowQ[p] = 0
}

function mixRows(p: Float64Array, q: Float64Array, cos: number, sin: number): void {
  for (let index = 0; index < p.length; index++) {
    const x = p[index] as number
    const y = q[index] as number
    p[index] = cos * x - sin * y
    q[index] = sin * x + cos * y
  }
}
