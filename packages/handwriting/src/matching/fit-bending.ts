/** Of every coordinate: 1, x, y and the products x² − 1, xy, y² − 1. */
export const terms = 6
/** Pull towards leaving the drawing as it is, as if so many places said so. */
const restraints = [0.1, 1.5, 1.5, 6, 6, 6]
/** Places at this squared distance count half. */
const halfTrust = 0.06
const rounds = 2

/** Rows have room for eight places of more runs than a drawing may have strokes. */
export const rowLength = 512

/** Where the rows begin. */
export const fromX = 0
export const fromY = fromX + rowLength
export const toX = 2 * rowLength
export const toY = 3 * rowLength
/** The ink that each place stands for. */
export const inks = 4 * rowLength
/** What a place misses its counterpart by after the moves. */
export const gapX = 5 * rowLength
export const gapY = 6 * rowLength
const rowCount = 7

/** Places of the drawing, each with the one that it should be moved to. */
export interface BendingPairs {
  count: number
  rows: Float32Array
}

export function createPairs(): BendingPairs {
  return { count: 0, rows: new Float32Array(rowCount * rowLength) }
}

/**
 * Finds the moves that take the places closest to their counterparts, and what they still miss.
 * `moves` are 0 before; they are coefficients of the terms, first those of x, then those of y.
 */
export type FitBending = (pairs: BendingPairs, moves: Float64Array) => void

const normal = new Float64Array(terms * terms)

export const fitBending: FitBending = (pairs, moves) => {
  for (let round = 0; round < rounds; round++) {
    measureGaps(pairs, moves)
    normal.fill(0)
    moves.fill(0)
    restraints.forEach((restraint, term) => {
      normal[term * terms + term] = restraint
    })
    for (let at = 0; at < pairs.count; at++) addEquations(pairs, at, moves)
    solve(moves)
  }
  measureGaps(pairs, moves)
}

/** How far the place (x, y) is moved, by the coefficients from `first` on. */
export function measureMove(moves: Float64Array, first: number, x: number, y: number): number {
  return (
    (moves[first] as number) +
    (moves[first + 1] as number) * x +
    (moves[first + 2] as number) * y +
    (moves[first + 3] as number) * (x * x - 1) +
    (moves[first + 4] as number) * x * y +
    (moves[first + 5] as number) * (y * y - 1)
  )
}

function measureGaps({ count, rows }: BendingPairs, moves: Float64Array): void {
  for (let at = 0; at < count; at++) {
    const x = rows[fromX + at] as number
    const y = rows[fromY + at] as number
    rows[gapX + at] = x + measureMove(moves, 0, x, y) - (rows[toX + at] as number)
    rows[gapY + at] = y + measureMove(moves, terms, x, y) - (rows[toY + at] as number)
  }
}

const basis = new Float64Array(terms)

/** A place's share in the equations; what is far off after the moves so far counts less. */
function addEquations({ rows }: BendingPairs, at: number, asked: Float64Array): void {
  const x = rows[fromX + at] as number
  const y = rows[fromY + at] as number
  basis[0] = 1
  basis[1] = x
  basis[2] = y
  basis[3] = x * x - 1
  basis[4] = x * y
  basis[5] = y * y - 1
  const square = (rows[gapX + at] as number) ** 2 + (rows[gapY + at] as number) ** 2
  const weight = (rows[inks + at] as number) / (1 + square / halfTrust)
  const askedX = ((rows[toX + at] as number) - x) * weight
  const askedY = ((rows[toY + at] as number) - y) * weight
  for (let row = 0; row < terms; row++) {
    const value = basis[row] as number
    asked[row] = (asked[row] as number) + value * askedX
    asked[terms + row] = (asked[terms + row] as number) + value * askedY
    for (let column = 0; column <= row; column++) {
      const to = row * terms + column
      normal[to] = (normal[to] as number) + weight * value * (basis[column] as number)
    }
  }
}

/** Cholesky's way in place; the restraints keep the equations definite. */
function solve(moves: Float64Array): void {
  for (let row = 0; row < terms; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = normal[row * terms + column] as number
      for (let k = 0; k < column; k++) {
        sum -= (normal[row * terms + k] as number) * (normal[column * terms + k] as number)
      }
      normal[row * terms + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / (normal[column * terms + column] as number)
    }
  }
  for (let axis = 0; axis < 2 * terms; axis += terms) {
    for (let row = 0; row < terms; row++) {
      let sum = moves[axis + row] as number
      for (let k = 0; k < row; k++) {
        sum -= (normal[row * terms + k] as number) * (moves[axis + k] as number)
      }
      moves[axis + row] = sum / (normal[row * terms + row] as number)
    }
    for (let row = terms - 1; row >= 0; row--) {
      let sum = moves[axis + row] as number
      for (let k = row + 1; k < terms; k++) {
        sum -= (normal[k * terms + row] as number) * (moves[axis + k] as number)
      }
      moves[axis + row] = sum / (normal[row * terms + row] as number)
    }
  }
}
