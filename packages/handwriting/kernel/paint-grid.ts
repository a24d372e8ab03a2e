import { four, sumLanes } from './lanes'

/**
 * Lines have four directions: the four numbers of a cell are added at once. A fifth tells of the
 * ends of strokes.
 */
const cellBytes: usize = 20
const endBytes: usize = 16

/** What direction-grid.ts under src says of its grid. */
let gridSize: i32 = 0
let places: i32 = 0
let extent: f64 = 0
let step: f64 = 0
let inkOfEnd: f32 = 0
/** Weights of the brush for every place, and from which cell to which it reaches. */
let table: usize = 0
let reach: usize = 0

export function setGrid(
  newSize: i32,
  newPlaces: i32,
  newExtent: f64,
  newStep: f64,
  newInkOfEnd: f32,
  newTable: usize,
  newReach: usize,
): void {
  gridSize = newSize
  places = newPlaces
  extent = newExtent
  step = newStep
  inkOfEnd = newInkOfEnd
  table = newTable
  reach = newReach
}

/** As toDirectionGrid. */
export function paintGrid(xy: usize, starts: usize, strokeCount: i32, grid: usize): void {
  const bytes = <usize>(gridSize * gridSize) * cellBytes
  memory.fill(grid, 0, bytes)
  for (let stroke = 0; stroke < strokeCount; stroke++) {
    const first = load<i32>(starts + ((<usize>stroke) << 2))
    const end = load<i32>(starts + ((<usize>stroke) << 2), 4)
    if (end - first === 1) {
      const point = xy + ((<usize>first) << 3)
      paint(grid, load<f32>(point), load<f32>(point, 4), toShares(1), 0.07)
    }
    paintEnd(grid, xy + ((<usize>first) << 3))
    paintEnd(grid, xy + ((<usize>(end - 1)) << 3))
    for (let at = first; at < end - 1; at++) paintLine(grid, xy + ((<usize>at) << 3))
  }
  toUnitLength(grid, bytes)
}

function paintLine(grid: usize, from: usize): void {
  const x = <f64>load<f32>(from)
  const y = <f64>load<f32>(from, 4)
  const dx = <f64>load<f32>(from, 8) - x
  const dy = <f64>load<f32>(from, 12) - y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return
  const pieces = max(1, <i32>Math.floor(length / step + 0.5))
  const turn = Math.atan2(dy, dx) / Math.PI
  const shares = toShares((turn - Math.floor(turn)) * 4)
  for (let piece = 0; piece < pieces; piece++) {
    const share = (<f64>piece + 0.5) / <f64>pieces
    paint(grid, x + share * dx, y + share * dy, shares, <f32>(length / <f64>pieces))
  }
}

/** How much of a line of this direction belongs to each of the four. */
function toShares(direction: f64): v128 {
  const whole = Math.floor(direction)
  const upperShare = <f32>(direction - whole)
  const lower = <i32>whole & 3
  const upper = (lower + 1) & 3
  const lanes = i32x4(0, 1, 2, 3)
  return v128.or(
    v128.and(four(1 - upperShare), i32x4.eq(lanes, i32x4.splat(lower))),
    v128.and(four(upperShare), i32x4.eq(lanes, i32x4.splat(upper))),
  )
}

function toPlace(at: f64): i32 {
  const place = <i32>Math.floor(((at / extent) * 0.5 + 0.5) * <f64>places)
  return min(places - 1, max(0, place))
}

/** A touch of the brush. */
function paint(grid: usize, x: f64, y: f64, shares: v128, ink: f32): void {
  const column = toPlace(x)
  const row = toPlace(y)
  const firstColumn = <i32>load<u8>(reach + <usize>(2 * column))
  const endColumn = <i32>load<u8>(reach + <usize>(2 * column), 1)
  const endRow = <i32>load<u8>(reach + <usize>(2 * row), 1)
  const inked = f32x4.mul(shares, four(ink))
  for (let j = <i32>load<u8>(reach + <usize>(2 * row)); j < endRow; j++) {
    const ofRow = f32x4.mul(v128.load32_splat(table + ((<usize>(row * gridSize + j)) << 2)), inked)
    for (let i = firstColumn; i < endColumn; i++) {
      const weight = v128.load32_splat(table + ((<usize>(column * gridSize + i)) << 2))
      const cell = grid + <usize>(j * gridSize + i) * cellBytes
      v128.store(cell, f32x4.add(v128.load(cell), f32x4.mul(weight, ofRow)))
    }
  }
}

function paintEnd(grid: usize, point: usize): void {
  const column = toPlace(<f64>load<f32>(point))
  const row = toPlace(<f64>load<f32>(point, 4))
  const firstColumn = <i32>load<u8>(reach + <usize>(2 * column))
  const endColumn = <i32>load<u8>(reach + <usize>(2 * column), 1)
  const endRow = <i32>load<u8>(reach + <usize>(2 * row), 1)
  for (let j = <i32>load<u8>(reach + <usize>(2 * row)); j < endRow; j++) {
    const ofRow = load<f32>(table + ((<usize>(row * gridSize + j)) << 2)) * inkOfEnd
    for (let i = firstColumn; i < endColumn; i++) {
      const weight = load<f32>(table + ((<usize>(column * gridSize + i)) << 2))
      const at = grid + <usize>(j * gridSize + i) * cellBytes + endBytes
      store<f32>(at, load<f32>(at) + weight * ofRow)
    }
  }
}

/** The root keeps a stroke drawn twice from counting twice. */
function toUnitLength(grid: usize, bytes: usize): void {
  let sum = four(0)
  for (let at: usize = 0; at < bytes; at += 16) sum = f32x4.add(sum, v128.load(grid + at))
  const total = sumLanes(sum)
  const scale = four(total > 0 ? <f32>(1 / total) : 0)
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(grid + at, f32x4.sqrt(f32x4.mul(v128.load(grid + at), scale)))
  }
}
