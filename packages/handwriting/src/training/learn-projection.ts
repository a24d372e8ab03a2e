import { gridFeatures } from '../pruning/direction-grid'
import { findEigenvectors } from './eigenvectors'

/** Added to the scatter within characters, as a share of its mean: holds back tiny directions. */
const regularisation = 0.02

/**
 * Learns what tells characters apart and is not changed by hands: linear discriminant analysis
 * between the direction grids of the templates, one row each, and those of drawings of them. Gives
 * `outputs` rows of numbers, one for every feature of a grid.
 */
export function learnProjection(
  exact: Float32Array,
  drawn: Float32Array,
  outputs: number,
): Float32Array {
  const count = exact.length / gridFeatures
  const within = new Scatter(gridFeatures)
  const between = new Scatter(gridFeatures)
  const mean = new Float64Array(gridFeatures)
  exact.forEach((each, at) => {
    mean[at % gridFeatures] = (mean[at % gridFeatures] as number) + each / count
  })
  for (let from = 0; from < exact.length; from += gridFeatures) {
    const own = exact.subarray(from, from + gridFeatures)
    within.add(Float64Array.from(own, (each, at) => (drawn[from + at] as number) - each))
    between.add(Float64Array.from(own, (each, at) => each - (mean[at] as number)))
  }
  return discriminate(within.average(), between.average(), outputs)
}

/** Sums the products of all pairs of numbers of the vectors it is given. */
class Scatter {
  private readonly rows: Float64Array[]
  private count = 0

  constructor(private readonly size: number) {
    this.rows = Array.from({ length: size }, () => new Float64Array(size))
  }

  add(vector: Float64Array): void {
    this.count++
    for (let i = 0; i < this.size; i++) {
      const value = vector[i] as number
      if (value === 0) continue
      const row = this.rows[i] as Float64Array
      for (let j = 0; j <= i; j++) row[j] = (row[j] as number) + value * (vector[j] as number)
    }
  }

  average(): Float64Array[] {
    return this.rows.map((row, i) =>
      row.map((_, j) => {
        const sum = i >= j ? row[j] : this.rows[j]?.[i]
        return (sum as number) / Math.max(1, this.count)
      }),
    )
  }
}

function discriminate(
  within: Float64Array[],
  between: Float64Array[],
  outputs: number,
): Float32Array {
  const size = within.length
  const trace = within.reduce((sum, row, index) => sum + (row[index] as number), 0)
  within.forEach((row, index) => {
    row[index] = (row[index] as number) + (regularisation * trace) / size + 1e-12
  })
  // With within = L·Lᵀ the question becomes an ordinary one of eigenvectors: of L⁻¹·between·L⁻ᵀ.
  const lower = decompose(within)
  const half = transpose(between.map((row) => solveLower(lower, row)))
  const { vectors } = findEigenvectors(transpose(half.map((row) => solveLower(lower, row))))
  const matrix = new Float32Array(outputs * size)
  for (let row = 0; row < outputs; row++) {
    matrix.set(solveUpper(lower, vectors[row] ?? new Float64Array(size)), row * size)
  }
  return matrix
}

function transpose(rows: Float64Array[]): Float64Array[] {
  return rows.map((_, at) => Float64Array.from(rows, (row) => row[at] as number))
}

/** Cholesky: the lower triangle L with L·Lᵀ the given matrix. */
function decompose(matrix: Float64Array[]): Float64Array[] {
  const lower: Float64Array[] = []
  matrix.forEach((given, i) => {
    const row = new Float64Array(matrix.length)
    lower.push(row)
    for (let j = 0; j <= i; j++) {
      const other = lower[j] as Float64Array
      let sum = given[j] as number
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number)
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] as number)
    }
  })
  return lower
}

/** x with L·x = right. */
function solveLower(lower: Float64Array[], right: Float64Array): Float64Array {
  const x = new Float64Array(right.length)
  lower.forEach((row, i) => {
    let sum = right[i] as number
    for (let k = 0; k < i; k++) sum -= (row[k] as number) * (x[k] as number)
    x[i] = sum / (row[i] as number)
  })
  return x
}

/** x with Lᵀ·x = right. */
function solveUpper(lower: Float64Array[], right: Float64Array): Float64Array {
  const x = Float64Array.from(right)
  for (let i = right.length - 1; i >= 0; i--) {
    const row = lower[i] as Float64Array
    x[i] = (x[i] as number) / (row[i] as number)
    for (let k = 0; k < i; k++) x[k] = (x[k] as number) - (row[k] as number) * (x[i] as number)
  }
  return x
}
