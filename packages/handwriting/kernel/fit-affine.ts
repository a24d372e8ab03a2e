import { four, sumLanes } from './lanes'
import { toWidth } from './lay-points'

/** As in fit-affine.ts and point-distance.ts under src. */
const restraint: f64 = 6
const halfTrust: f32 = 0.12

/** Sums over all pairs, by their weights. */
let sxx: f64 = 0
let sxy: f64 = 0
let sx: f64 = 0
let syy: f64 = 0
let sy: f64 = 0
let sw: f64 = 0
let ux: f64 = 0
let uy: f64 = 0
let u0: f64 = 0
let vx: f64 = 0
let vy: f64 = 0
let v0: f64 = 0

export function clearPairs(): void {
  sxx = restraint
  sxy = 0
  sx = 0
  syy = restraint
  sy = 0
  sw = 1
  ux = restraint
  uy = 0
  u0 = 0
  vx = 0
  vy = restraint
  v0 = 0
}

/** The numbers of `row` that the four places name. */
function gather(row: usize, places: v128): v128 {
  let numbers = v128.load32_zero(row + ((<usize>i32x4.extract_lane(places, 0)) << 2))
  numbers = v128.load32_lane(row + ((<usize>i32x4.extract_lane(places, 1)) << 2), numbers, 1)
  numbers = v128.load32_lane(row + ((<usize>i32x4.extract_lane(places, 2)) << 2), numbers, 2)
  return v128.load32_lane(row + ((<usize>i32x4.extract_lane(places, 3)) << 2), numbers, 3)
}

/** Pairs of points that are each other's nearest one way, four at a time. */
export function addPairs(
  distances: usize,
  nearest: usize,
  count: i32,
  query: usize,
  queryWidth: usize,
  template: usize,
  templateWidth: usize,
  isForward: bool,
): void {
  const width = (<usize>toWidth(count)) << 2
  let xx = four(0)
  let xy = four(0)
  let xSum = four(0)
  let yy = four(0)
  let ySum = four(0)
  let wSum = four(0)
  let xu = four(0)
  let yu = four(0)
  let uSum = four(0)
  let xv = four(0)
  let yv = four(0)
  let vSum = four(0)
  for (let at = count; at < toWidth(count); at++) store<i32>(nearest + ((<usize>at) << 2), 0)
  for (let at: usize = 0; at < width; at += 16) {
    const places = v128.load(nearest + at)
    const isInside = i32x4.lt_s(
      i32x4.add(i32x4.splat(<i32>(at >> 2)), i32x4(0, 1, 2, 3)),
      i32x4.splat(count),
    )
    const distance = v128.load(distances + at)
    const weight = v128.and(
      f32x4.div(four(1), f32x4.add(four(1), f32x4.div(distance, four(halfTrust)))),
      isInside,
    )
    let x: v128
    let y: v128
    let u: v128
    let v: v128
    if (isForward) {
      x = v128.load(query + at)
      y = v128.load(query + queryWidth + at)
      u = gather(template, places)
      v = gather(template + templateWidth, places)
    } else {
      x = gather(query, places)
      y = gather(query + queryWidth, places)
      u = v128.load(template + at)
      v = v128.load(template + templateWidth + at)
    }
    const wx = f32x4.mul(weight, x)
    const wy = f32x4.mul(weight, y)
    xx = f32x4.add(xx, f32x4.mul(wx, x))
    xy = f32x4.add(xy, f32x4.mul(wx, y))
    xSum = f32x4.add(xSum, wx)
    yy = f32x4.add(yy, f32x4.mul(wy, y))
    ySum = f32x4.add(ySum, wy)
    wSum = f32x4.add(wSum, weight)
    xu = f32x4.add(xu, f32x4.mul(wx, u))
    yu = f32x4.add(yu, f32x4.mul(wy, u))
    uSum = f32x4.add(uSum, f32x4.mul(weight, u))
    xv = f32x4.add(xv, f32x4.mul(wx, v))
    yv = f32x4.add(yv, f32x4.mul(wy, v))
    vSum = f32x4.add(vSum, f32x4.mul(weight, v))
  }
  sxx += sumLanes(xx)
  sxy += sumLanes(xy)
  sx += sumLanes(xSum)
  syy += sumLanes(yy)
  sy += sumLanes(ySum)
  sw += sumLanes(wSum)
  ux += sumLanes(xu)
  uy += sumLanes(yu)
  u0 += sumLanes(uSum)
  vx += sumLanes(xv)
  vy += sumLanes(yv)
  v0 += sumLanes(vSum)
}

/**
 * The affine transformation with the least weighted squares, held back towards the identity: Cramer's
 * rule on the 3 × 3 normal equations; the restraint keeps them solvable.
 */
export function solvePairs(to: usize): void {
  const c00 = syy * sw - sy * sy
  const c01 = sxy * sw - sy * sx
  const c02 = sxy * sy - syy * sx
  const determinant = sxx * c00 - sxy * c01 + sx * c02
  if (!(Math.abs(determinant) > 1e-9)) {
    storeSolution(to, 1, 0, 0)
    storeSolution(to + 24, 0, 1, 0)
    return
  }
  const c11 = sxx * sw - sx * sx
  const c12 = sxx * sy - sxy * sx
  const c22 = sxx * syy - sxy * sxy
  storeSolution(
    to,
    (ux * c00 - uy * c01 + u0 * c02) / determinant,
    (-ux * c01 + uy * c11 - u0 * c12) / determinant,
    (ux * c02 - uy * c12 + u0 * c22) / determinant,
  )
  storeSolution(
    to + 24,
    (vx * c00 - vy * c01 + v0 * c02) / determinant,
    (-vx * c01 + vy * c11 - v0 * c12) / determinant,
    (vx * c02 - vy * c12 + v0 * c22) / determinant,
  )
}

function storeSolution(to: usize, first: f64, second: f64, third: f64): void {
  store<f64>(to, first)
  store<f64>(to, second, 8)
  store<f64>(to, third, 16)
}
