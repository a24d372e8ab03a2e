import { addPairs, clearPairs, solvePairs } from './fit-affine'
import { four, sumLanes } from './lanes'
import { toWidth } from './lay-points'

/** Two crossing lines at the same place are as far apart as half of this squared distance. */
const halfDirectionWeight: f32 = 0.25
/** As in point-distance.ts. */
const ceiling: f32 = 0.35
const near: f32 = 0.12

/** Bytes of a row, which has room for 512 numbers. */
const rowBytes: usize = 2048
/** x, y, cosine and sine of the transformed drawing. */
const moved = memory.data(4 * 2048, 16)
const fromQuery = memory.data(2048, 16)
const queryNearest = memory.data(2048, 16)
const fromTemplate = memory.data(2048, 16)
const templateNearest = memory.data(2048, 16)

/**
 * The transformation to compare under (a to f), and what comes of it: forward, backward,
 * forwardNear, forwardFar, backwardNear, backwardFar; then the transformation that takes the
 * drawing closer.
 */
const exchange = memory.data(8 * 18, 16)

export function getExchange(): usize {
  return exchange
}

/** As measurePointDistance. */
export function compareInk(
  query: usize,
  queryCount: i32,
  template: usize,
  templateCount: i32,
): void {
  moveQuery(query, queryCount)
  findNearest(queryCount, template, templateCount)
  average(fromQuery, queryCount, 0)
  average(fromTemplate, templateCount, 1)
  fitAffine(query, queryCount, template, templateCount)
}

function moveQuery(query: usize, count: i32): void {
  const a = four(<f32>load<f64>(exchange))
  const b = four(<f32>load<f64>(exchange, 8))
  const c = four(<f32>load<f64>(exchange, 16))
  const d = four(<f32>load<f64>(exchange, 24))
  const e = four(<f32>load<f64>(exchange, 32))
  const f = four(<f32>load<f64>(exchange, 40))
  const aa = f32x4.mul(a, a)
  const ab2 = f32x4.mul(four(2), f32x4.mul(a, b))
  const bb = f32x4.mul(b, b)
  const dd = f32x4.mul(d, d)
  const de2 = f32x4.mul(four(2), f32x4.mul(d, e))
  const ee = f32x4.mul(e, e)
  const ad = f32x4.mul(a, d)
  const cross = f32x4.add(f32x4.mul(a, e), f32x4.mul(b, d))
  const be = f32x4.mul(b, e)
  const half = four(0.5)
  const zero = four(0)
  const weight = four(halfDirectionWeight)
  const width = (<usize>toWidth(count)) << 2
  for (let at: usize = 0; at < width; at += 16) {
    const x = v128.load(query + at)
    const y = v128.load(query + width + at)
    const cos2 = v128.load(query + 2 * width + at)
    const sin2 = v128.load(query + 3 * width + at)
    v128.store(moved + at, f32x4.add(f32x4.add(f32x4.mul(a, x), f32x4.mul(b, y)), c))
    v128.store(moved + rowBytes + at, f32x4.add(f32x4.add(f32x4.mul(d, x), f32x4.mul(e, y)), f))
    // The double angle of the transformed direction, from the squares and product of (cos, sin).
    const cc = f32x4.mul(half, f32x4.add(four(1), cos2))
    const ss = f32x4.mul(half, f32x4.sub(four(1), cos2))
    const cs = f32x4.mul(half, sin2)
    const pp = f32x4.add(f32x4.add(f32x4.mul(aa, cc), f32x4.mul(ab2, cs)), f32x4.mul(bb, ss))
    const qq = f32x4.add(f32x4.add(f32x4.mul(dd, cc), f32x4.mul(de2, cs)), f32x4.mul(ee, ss))
    const pq = f32x4.add(f32x4.add(f32x4.mul(ad, cc), f32x4.mul(cross, cs)), f32x4.mul(be, ss))
    const norm = f32x4.add(pp, qq)
    const isDot = v128.or(
      v128.and(f32x4.eq(cos2, zero), f32x4.eq(sin2, zero)),
      f32x4.eq(norm, zero),
    )
    const scale = v128.andnot(f32x4.div(weight, norm), isDot)
    v128.store(moved + 2 * rowBytes + at, f32x4.mul(f32x4.sub(pp, qq), scale))
    v128.store(moved + 3 * rowBytes + at, f32x4.mul(f32x4.add(pq, pq), scale))
  }
}

/** Two drawn points go through the template's at once: each of those is read half as often. */
function findNearest(queryCount: i32, template: usize, count: i32): void {
  const width = (<usize>toWidth(count)) << 2
  const far = four(1e9)
  const half = four(halfDirectionWeight)
  for (let at: usize = 0; at < width; at += 16) v128.store(fromTemplate + at, far)
  for (let i = 0; i < queryCount; i += 2) {
    // Of an odd number the last goes with itself.
    const other = min(i + 1, queryCount - 1)
    const one = moved + ((<usize>i) << 2)
    const two = moved + ((<usize>other) << 2)
    const x = v128.load32_splat(one)
    const y = v128.load32_splat(one + rowBytes)
    const c = v128.load32_splat(one + 2 * rowBytes)
    const s = v128.load32_splat(one + 3 * rowBytes)
    const otherX = v128.load32_splat(two)
    const otherY = v128.load32_splat(two + rowBytes)
    const otherC = v128.load32_splat(two + 2 * rowBytes)
    const otherS = v128.load32_splat(two + 3 * rowBytes)
    const iHere = i32x4.splat(i)
    const otherHere = i32x4.splat(other)
    let least = far
    let leastAt = i32x4.splat(0)
    let otherLeast = far
    let otherLeastAt = i32x4.splat(0)
    let places = i32x4(0, 1, 2, 3)
    for (let at: usize = 0; at < width; at += 16) {
      const from = template + at
      const u = v128.load(from)
      const v = v128.load(from + width)
      const cos2 = v128.load(from + 2 * width)
      const sin2 = v128.load(from + 3 * width)
      const dx = f32x4.sub(x, u)
      const dy = f32x4.sub(y, v)
      const distance = f32x4.add(
        f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)),
        f32x4.sub(f32x4.sub(half, f32x4.mul(c, cos2)), f32x4.mul(s, sin2)),
      )
      const ex = f32x4.sub(otherX, u)
      const ey = f32x4.sub(otherY, v)
      const otherDistance = f32x4.add(
        f32x4.add(f32x4.mul(ex, ex), f32x4.mul(ey, ey)),
        f32x4.sub(f32x4.sub(half, f32x4.mul(otherC, cos2)), f32x4.mul(otherS, sin2)),
      )
      const isLess = f32x4.lt(distance, least)
      least = f32x4.pmin(least, distance)
      leastAt = v128.bitselect(places, leastAt, isLess)
      const isOtherLess = f32x4.lt(otherDistance, otherLeast)
      otherLeast = f32x4.pmin(otherLeast, otherDistance)
      otherLeastAt = v128.bitselect(places, otherLeastAt, isOtherLess)
      places = i32x4.add(places, i32x4.splat(4))
      const isOther = f32x4.lt(otherDistance, distance)
      const nearer = f32x4.pmin(distance, otherDistance)
      const known = v128.load(fromTemplate + at)
      const isNearer = f32x4.lt(nearer, known)
      v128.store(fromTemplate + at, f32x4.pmin(known, nearer))
      v128.store(
        templateNearest + at,
        v128.bitselect(
          v128.bitselect(otherHere, iHere, isOther),
          v128.load(templateNearest + at),
          isNearer,
        ),
      )
    }
    storeLeast(i, least, leastAt)
    storeLeast(other, otherLeast, otherLeastAt)
  }
}

/** The least of the four, and of several the first. */
function storeLeast(i: i32, least: v128, leastAt: v128): void {
  let value = f32x4.extract_lane(least, 0)
  let place = i32x4.extract_lane(leastAt, 0)
  const one = f32x4.extract_lane(least, 1)
  const oneAt = i32x4.extract_lane(leastAt, 1)
  if (one < value || (one === value && oneAt < place)) {
    value = one
    place = oneAt
  }
  const two = f32x4.extract_lane(least, 2)
  const twoAt = i32x4.extract_lane(leastAt, 2)
  if (two < value || (two === value && twoAt < place)) {
    value = two
    place = twoAt
  }
  const three = f32x4.extract_lane(least, 3)
  const threeAt = i32x4.extract_lane(leastAt, 3)
  if (three < value || (three === value && threeAt < place)) {
    value = three
    place = threeAt
  }
  store<f32>(fromQuery + ((<usize>i) << 2), value)
  store<i32>(queryNearest + ((<usize>i) << 2), place)
}

/** Mean of all distances, of the near ones, and the share of those that are far. */
function average(distances: usize, count: i32, way: i32): void {
  const padding = toWidth(count) - count
  for (let at = count; at < count + padding; at++) store<f32>(distances + ((<usize>at) << 2), 0)
  const width = (<usize>toWidth(count)) << 2
  let sum = four(0)
  let nearSum = four(0)
  let farCount = i32x4.splat(0)
  for (let at: usize = 0; at < width; at += 16) {
    const distance = v128.load(distances + at)
    const divisor = f32x4.add(four(1), f32x4.div(distance, four(ceiling)))
    sum = f32x4.add(sum, f32x4.div(distance, divisor))
    const isFar = f32x4.gt(distance, four(near))
    nearSum = f32x4.add(nearSum, v128.andnot(distance, isFar))
    farCount = i32x4.sub(farCount, isFar)
  }
  const farther =
    i32x4.extract_lane(farCount, 0) +
    i32x4.extract_lane(farCount, 1) +
    i32x4.extract_lane(farCount, 2) +
    i32x4.extract_lane(farCount, 3)
  const nearer = count - farther
  const to = exchange + ((<usize>way) << 3)
  store<f64>(to, count > 0 ? sumLanes(sum) / <f64>count : 0, 48)
  const toNear = exchange + ((<usize>way) << 4)
  store<f64>(toNear, nearer > 0 ? sumLanes(nearSum) / <f64>nearer : <f64>near, 64)
  store<f64>(toNear, count > 0 ? 1 - <f64>nearer / <f64>count : 1, 72)
}

function fitAffine(query: usize, queryCount: i32, template: usize, templateCount: i32): void {
  const queryWidth = (<usize>toWidth(queryCount)) << 2
  const templateWidth = (<usize>toWidth(templateCount)) << 2
  clearPairs()
  addPairs(fromQuery, queryNearest, queryCount, query, queryWidth, template, templateWidth, true)
  addPairs(
    fromTemplate,
    templateNearest,
    templateCount,
    query,
    queryWidth,
    template,
    templateWidth,
    false,
  )
  solvePairs(exchange + 96)
}
