import { type Stroke, toDrawing, toStrokes } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { gridFeatures, toDirectionGrid } from '../pruning/direction-grid'
import type { Template } from '../templates/template'
import { loosen, tilt, warp, wobble } from './distort-shape'
import { addOne, forgetOne, join } from './distort-strokes'
import { findEigenvectors } from './eigenvectors'
import { createRandom, type Random } from './random'

/** Drawings made of every template. */
const drawingsPerTemplate = 2
/** Added to the scatter within characters, as a share of its mean: holds back tiny directions. */
const regularisation = 0.02
const seed = 5
/** Templates are drawn on KanjiVG's square, distortions are measured in thousandths. */
const toThousandths = 1000 / 109

/** A template as a hurried hand may draw it. */
function distort(strokes: readonly Stroke[], random: Random): Stroke[] {
  let drawn = tilt(10, 0.15)(strokes, random)
  drawn = warp(0.2)(drawn, random)
  drawn = loosen(20, 0.1)(drawn, random)
  drawn = wobble(8)(drawn, random)
  const chance = random()
  if (chance < 0.25) return join(1 + Math.floor(random() * 3))(drawn, random)
  if (chance < 0.4) return forgetOne(drawn, random)
  if (chance < 0.5) return addOne(drawn, random)
  return drawn
}

/**
 * Learns what tells characters apart and is not changed by hands: linear discriminant analysis
 * between the direction grids of the templates and those of distorted drawings of them. Gives
 * `outputs` rows of numbers, one for every feature of a grid.
 */
export function learnProjection(templates: readonly Template[], outputs: number): Float32Array {
  const random = createRandom(seed)
  const within = new Scatter(gridFeatures)
  const between = new Scatter(gridFeatures)
  const grids = templates.map(({ drawing }) => toDirectionGrid(normalise(drawing)))
  const mean = new Float64Array(gridFeatures)
  for (const grid of grids)
    grid.forEach((each, at) => {
      mean[at] = (mean[at] as number) + each / grids.length
    })
  const difference = new Float64Array(gridFeatures)
  templates.forEach(({ drawing }, index) => {
    const grid = grids[index] as Float32Array
    const strokes = toStrokes(drawing).map((stroke) =>
      stroke.map(([x, y]) => [x * toThousandths, y * toThousandths] as const),
    )
    for (let time = 0; time < drawingsPerTemplate; time++) {
      const drawn = toDirectionGrid(normalise(toDrawing(distort(strokes, random))))
      for (let at = 0; at < gridFeatures; at++) {
        difference[at] = (drawn[at] as number) - (grid[at] as number)
      }
      within.add(difference)
    }
    for (let at = 0; at < gridFeatures; at++) {
      difference[at] = (grid[at] as number) - (mean[at] as number)
    }
    between.add(difference)
  })
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
