/** Terms of the moves: 1, x, y, x² − 1, xy, y² − 1; as in bend.ts. */
const terms: i32 = 6
const halfTrust: f32 = 0.06
/** Rows of so many bytes: as many places as bend.ts has room for. */
const rowBytes: usize = 4 * 8 * 64
/** The terms of every place, then the same by its weight. */
const basis = memory.data(6 * 4 * 8 * 64, 16)
const weighted = memory.data(6 * 4 * 8 * 64, 16)
/** What the places miss their counterparts by. */
const gapX = memory.data(4 * 8 * 64, 16)
const gapY = memory.data(4 * 8 * 64, 16)

function dot(one: usize, other: usize, bytes: usize): f64 {
  let sum = f32x4.splat(0)
  for (let at: usize = 0; at < bytes; at += 16) {
    sum = f32x4.add(sum, f32x4.mul(v128.load(one + at), v128.load(other + at)))
  }
  return (
    <f64>f32x4.extract_lane(sum, 0) +
    <f64>f32x4.extract_lane(sum, 1) +
    <f64>f32x4.extract_lane(sum, 2) +
    <f64>f32x4.extract_lane(sum, 3)
  )
}

/**
 * The equations for the moves of places to their counterparts, `from` to `to` (a row of x, then one
 * of y): places that are far off after the moves so far count less. Adds to the lower half of
 * `normal` and to `asked`, where the moves so far are read before.
 */
export function addBendingEquations(
  from: usize,
  to: usize,
  inks: usize,
  count: i32,
  moves: usize,
  normal: usize,
  asked: usize,
): void {
  const bytes = (<usize>count) << 2
  const one = f32x4.splat(1)
  for (let at: usize = 0; at < bytes; at += 16) {
    const x = v128.load(from + at)
    const y = v128.load(from + rowBytes + at)
    const xx = f32x4.sub(f32x4.mul(x, x), one)
    const xy = f32x4.mul(x, y)
    const yy = f32x4.sub(f32x4.mul(y, y), one)
    const dx = f32x4.sub(v128.load(to + at), x)
    const dy = f32x4.sub(v128.load(to + rowBytes + at), y)
    const ex = f32x4.sub(moved(moves, x, y, xx, xy, yy), dx)
    const ey = f32x4.sub(moved(moves + 8 * terms, x, y, xx, xy, yy), dy)
    const square = f32x4.add(f32x4.mul(ex, ex), f32x4.mul(ey, ey))
    const weight = f32x4.div(
      v128.load(inks + at),
      f32x4.add(one, f32x4.div(square, f32x4.splat(halfTrust))),
    )
    storeTerm(0, at, one, weight)
    storeTerm(1, at, x, weight)
    storeTerm(2, at, y, weight)
    storeTerm(3, at, xx, weight)
    storeTerm(4, at, xy, weight)
    storeTerm(5, at, yy, weight)
    v128.store(gapX + at, dx)
    v128.store(gapY + at, dy)
  }
  for (let row = 0; row < terms; row++) {
    const weightedRow = weighted + <usize>row * rowBytes
    add(asked + ((<usize>row) << 3), dot(weightedRow, gapX, bytes))
    add(asked + ((<usize>(terms + row)) << 3), dot(weightedRow, gapY, bytes))
    for (let column = 0; column <= row; column++) {
      const sum = dot(weightedRow, basis + <usize>column * rowBytes, bytes)
      add(normal + ((<usize>(row * terms + column)) << 3), sum)
    }
  }
}

function add(to: usize, sum: f64): void {
  store<f64>(to, load<f64>(to) + sum)
}

function storeTerm(term: i32, at: usize, value: v128, weight: v128): void {
  v128.store(basis + <usize>term * rowBytes + at, value)
  v128.store(weighted + <usize>term * rowBytes + at, f32x4.mul(weight, value))
}

function moved(moves: usize, x: v128, y: v128, xx: v128, xy: v128, yy: v128): v128 {
  const straight = f32x4.add(
    coefficient(moves, 0),
    f32x4.add(f32x4.mul(coefficient(moves, 1), x), f32x4.mul(coefficient(moves, 2), y)),
  )
  const bent = f32x4.add(
    f32x4.mul(coefficient(moves, 3), xx),
    f32x4.add(f32x4.mul(coefficient(moves, 4), xy), f32x4.mul(coefficient(moves, 5), yy)),
  )
  return f32x4.add(straight, bent)
}

function coefficient(moves: usize, term: i32): v128 {
  return f32x4.splat(<f32>load<f64>(moves + ((<usize>term) << 3)))
}
