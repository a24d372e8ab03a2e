/** As in fit-bending.ts under src: terms of the moves are 1, x, y, x² − 1, xy, y² − 1. */
const terms: i32 = 6
const halfTrust: f32 = 0.06
const rounds: i32 = 2
/** Numbers and bytes of a row. */
const rowLength: usize = 512
const rowBytes: usize = 4 * rowLength
/** Where the rows of the pairs begin. */
const fromY: usize = rowBytes
const toX: usize = 2 * rowBytes
const toY: usize = 3 * rowBytes
const inks: usize = 4 * rowBytes
const gapX: usize = 5 * rowBytes
const gapY: usize = 6 * rowBytes
/** Of every place the terms; the same by its weight; and where it should be moved by. */
const basis = memory.data(6 * 4 * 512, 16)
const weighted = memory.data(6 * 4 * 512, 16)
const missingX = memory.data(4 * 512, 16)
const missingY = memory.data(4 * 512, 16)
const normal = memory.data(8 * 6 * 6, 16)

/** As fitBending: `moves` are twelve numbers of 64 bits. */
export function fitBending(pairs: usize, count: i32, moves: usize): void {
  const bytes = (<usize>count) << 2
  memory.fill(moves, 0, 16 * terms)
  layTerms(pairs, bytes)
  for (let round = 0; round < rounds; round++) {
    measureGaps(pairs, bytes, moves)
    layWeights(pairs, bytes)
    addEquations(bytes, moves)
    solve(moves)
    solve(moves + 8 * terms)
  }
  measureGaps(pairs, bytes, moves)
}

function layTerms(pairs: usize, bytes: usize): void {
  const one = f32x4.splat(1)
  for (let at: usize = 0; at < bytes; at += 16) {
    const x = v128.load(pairs + at)
    const y = v128.load(pairs + at, fromY)
    v128.store(basis + at, one)
    v128.store(basis + at, x, rowBytes)
    v128.store(basis + at, y, 2 * rowBytes)
    v128.store(basis + at, f32x4.sub(f32x4.mul(x, x), one), 3 * rowBytes)
    v128.store(basis + at, f32x4.mul(x, y), 4 * rowBytes)
    v128.store(basis + at, f32x4.sub(f32x4.mul(y, y), one), 5 * rowBytes)
    v128.store(missingX + at, f32x4.sub(v128.load(pairs + at, toX), x))
    v128.store(missingY + at, f32x4.sub(v128.load(pairs + at, toY), y))
  }
}

/** What the places miss their counterparts by after the moves. */
function measureGaps(pairs: usize, bytes: usize, moves: usize): void {
  measureGapsOf(missingX, bytes, moves, pairs + gapX)
  measureGapsOf(missingY, bytes, moves + 8 * terms, pairs + gapY)
}

function measureGapsOf(missing: usize, bytes: usize, moves: usize, gaps: usize): void {
  const c0 = f32x4.splat(<f32>load<f64>(moves))
  const c1 = f32x4.splat(<f32>load<f64>(moves, 8))
  const c2 = f32x4.splat(<f32>load<f64>(moves, 16))
  const c3 = f32x4.splat(<f32>load<f64>(moves, 24))
  const c4 = f32x4.splat(<f32>load<f64>(moves, 32))
  const c5 = f32x4.splat(<f32>load<f64>(moves, 40))
  for (let at: usize = 0; at < bytes; at += 16) {
    const straight = f32x4.add(
      f32x4.mul(c1, v128.load(basis + at, rowBytes)),
      f32x4.mul(c2, v128.load(basis + at, 2 * rowBytes)),
    )
    const bent = f32x4.add(
      f32x4.mul(c3, v128.load(basis + at, 3 * rowBytes)),
      f32x4.add(
        f32x4.mul(c4, v128.load(basis + at, 4 * rowBytes)),
        f32x4.mul(c5, v128.load(basis + at, 5 * rowBytes)),
      ),
    )
    const move = f32x4.add(c0, f32x4.add(straight, bent))
    v128.store(gaps + at, f32x4.sub(move, v128.load(missing + at)))
  }
}

/** Places that are far off after the moves so far count less. */
function layWeights(pairs: usize, bytes: usize): void {
  const one = f32x4.splat(1)
  const trust = f32x4.splat(1 / halfTrust)
  for (let at: usize = 0; at < bytes; at += 16) {
    const x = v128.load(pairs + at, gapX)
    const y = v128.load(pairs + at, gapY)
    const square = f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y))
    const weight = f32x4.div(v128.load(pairs + at, inks), f32x4.add(one, f32x4.mul(square, trust)))
    for (let term: usize = 0; term < <usize>terms * rowBytes; term += rowBytes) {
      v128.store(weighted + term + at, f32x4.mul(weight, v128.load(basis + term + at)))
    }
  }
}

/** The normal equations, their lower half, and in the place of the moves what is asked of them. */
function addEquations(bytes: usize, moves: usize): void {
  for (let row = 0; row < terms; row++) {
    const weightedRow = weighted + <usize>row * rowBytes
    const toRow = moves + ((<usize>row) << 3)
    store<f64>(toRow, multiply(weightedRow, missingX, bytes))
    store<f64>(toRow + 8 * terms, multiply(weightedRow, missingY, bytes))
    for (let column = 0; column <= row; column++) {
      const sum = multiply(weightedRow, basis + <usize>column * rowBytes, bytes)
      setNormal(row, column, row === column ? sum + restrain(row) : sum)
    }
  }
  decompose()
}

/** Pull towards leaving the drawing as it is, as if so many places said so. */
function restrain(term: i32): f64 {
  if (term === 0) return 0.1
  return term < 3 ? 1.5 : 6
}

function multiply(one: usize, other: usize, bytes: usize): f64 {
  let even = f32x4.splat(0)
  let odd = f32x4.splat(0)
  // Every run has eight places.
  for (let at: usize = 0; at < bytes; at += 32) {
    even = f32x4.add(even, f32x4.mul(v128.load(one + at), v128.load(other + at)))
    odd = f32x4.add(odd, f32x4.mul(v128.load(one + at, 16), v128.load(other + at, 16)))
  }
  const sum = f32x4.add(even, odd)
  return (
    <f64>f32x4.extract_lane(sum, 0) +
    <f64>f32x4.extract_lane(sum, 1) +
    <f64>f32x4.extract_lane(sum, 2) +
    <f64>f32x4.extract_lane(sum, 3)
  )
}

function getNormal(row: i32, column: i32): f64 {
  return load<f64>(normal + ((<usize>(row * terms + column)) << 3))
}

function setNormal(row: i32, column: i32, value: f64): void {
  store<f64>(normal + ((<usize>(row * terms + column)) << 3), value)
}

/** Cholesky's way in place; the restraints keep the equations definite. */
function decompose(): void {
  for (let row = 0; row < terms; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = getNormal(row, column)
      for (let k = 0; k < column; k++) sum -= getNormal(row, k) * getNormal(column, k)
      const value =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / getNormal(column, column)
      setNormal(row, column, value)
    }
  }
}

/** Turns what is asked of one coordinate's moves into the moves. */
function solve(moves: usize): void {
  for (let row = 0; row < terms; row++) {
    let sum = load<f64>(moves + ((<usize>row) << 3))
    for (let k = 0; k < row; k++) sum -= getNormal(row, k) * load<f64>(moves + ((<usize>k) << 3))
    store<f64>(moves + ((<usize>row) << 3), sum / getNormal(row, row))
  }
  for (let row = terms - 1; row >= 0; row--) {
    let sum = load<f64>(moves + ((<usize>row) << 3))
    for (let k = row + 1; k < terms; k++) {
      sum -= getNormal(k, row) * load<f64>(moves + ((<usize>k) << 3))
    }
    store<f64>(moves + ((<usize>row) << 3), sum / getNormal(row, row))
  }
}
