import { type Affine, measureDeformation } from '../geometry/affine'
import { fitAffine, type WeightedPairs } from './fit-affine'
import type { PointCloud } from './point-cloud'

/** Two crossing lines at the same place are as far apart as this squared distance. */
const directionWeight = 0.5
/** Squared distances level off here: a point with no counterpart costs this and no more. */
const ceiling = 0.35
/** Pairs at this squared distance count half when the transformation is fitted. */
const halfTrust = 0.12

const capacity = 512
const fromQuery = new Float32Array(capacity)
const queryNearest = new Int32Array(capacity)
const fromTemplate = new Float32Array(capacity)
const templateNearest = new Int32Array(capacity)
const movedX = new Float32Array(capacity)
const movedY = new Float32Array(capacity)
const movedCos = new Float32Array(capacity)
const movedSin = new Float32Array(capacity)

export interface PointDistance {
  /** Mean distance of a drawn point to the nearest one of the template. */
  forward: number
  /** Mean distance of a template's point to the nearest drawn one. */
  backward: number
  /** The same of the points that have a counterpart, and the share of those that have none. */
  forwardNear: number
  forwardFar: number
  backwardNear: number
  backwardFar: number
  /** How much the drawing was deformed to fit. */
  deformation: number
  /** What took the drawing to the template. */
  affine: Affine
  /** What would take it closer. */
  better: Affine
}

/** Two drawn points go through the template's at once: each of those is read half as often. */
function findNearest(queryCount: number, template: PointCloud): void {
  const { count, x: tx, y: ty, cos2: tc, sin2: ts } = template
  for (let j = 0; j < count; j++) fromTemplate[j] = 1e9
  const half = directionWeight * 0.5
  for (let i = 0; i < queryCount; i += 2) {
    // Of an odd number the last goes with itself.
    const other = Math.min(i + 1, queryCount - 1)
    const x = movedX[i] as number
    const y = movedY[i] as number
    const c = (movedCos[i] as number) * half
    const s = (movedSin[i] as number) * half
    const otherX = movedX[other] as number
    const otherY = movedY[other] as number
    const otherC = (movedCos[other] as number) * half
    const otherS = (movedSin[other] as number) * half
    let least = 1e9
    let leastAt = 0
    let otherLeast = 1e9
    let otherLeastAt = 0
    for (let j = 0; j < count; j++) {
      const u = tx[j] as number
      const v = ty[j] as number
      const cos2 = tc[j] as number
      const sin2 = ts[j] as number
      const dx = x - u
      const dy = y - v
      const distance = dx * dx + dy * dy + (half - c * cos2 - s * sin2)
      const ex = otherX - u
      const ey = otherY - v
      const otherDistance = ex * ex + ey * ey + (half - otherC * cos2 - otherS * sin2)
      if (distance < least) {
        least = distance
        leastAt = j
      }
      if (otherDistance < otherLeast) {
        otherLeast = otherDistance
        otherLeastAt = j
      }
      const isOther = otherDistance < distance
      const nearer = isOther ? otherDistance : distance
      if (nearer < (fromTemplate[j] as number)) {
        fromTemplate[j] = nearer
        templateNearest[j] = isOther ? other : i
      }
    }
    fromQuery[i] = least
    queryNearest[i] = leastAt
    fromQuery[other] = otherLeast
    queryNearest[other] = otherLeastAt
  }
}

function move(query: PointCloud, by: Affine): void {
  const { a, b, c, d, e, f } = by
  for (let i = 0; i < query.count; i++) {
    const x = query.x[i] as number
    const y = query.y[i] as number
    movedX[i] = a * x + b * y + c
    movedY[i] = d * x + e * y + f
    const cos2 = query.cos2[i] as number
    const sin2 = query.sin2[i] as number
    // The double angle of the transformed direction, from the squares and product of (cos, sin).
    const cc = (1 + cos2) / 2
    const ss = (1 - cos2) / 2
    const cs = sin2 / 2
    const pp = a * a * cc + 2 * a * b * cs + b * b * ss
    const qq = d * d * cc + 2 * d * e * cs + e * e * ss
    const pq = a * d * cc + (a * e + b * d) * cs + b * e * ss
    const isDot = cos2 === 0 && sin2 === 0
    const norm = pp + qq
    movedCos[i] = isDot || norm === 0 ? 0 : (pp - qq) / norm
    movedSin[i] = isDot || norm === 0 ? 0 : (2 * pq) / norm
  }
}

const pairs: WeightedPairs = {
  count: 0,
  x: new Float32Array(2 * capacity),
  y: new Float32Array(2 * capacity),
  u: new Float32Array(2 * capacity),
  v: new Float32Array(2 * capacity),
  weight: new Float32Array(2 * capacity),
}

function pairUp(query: PointCloud, template: PointCloud): WeightedPairs {
  let at = 0
  const add = (i: number, j: number, distance: number) => {
    pairs.x[at] = query.x[i] as number
    pairs.y[at] = query.y[i] as number
    pairs.u[at] = template.x[j] as number
    pairs.v[at] = template.y[j] as number
    pairs.weight[at] = 1 / (1 + distance / halfTrust)
    at++
  }
  for (let i = 0; i < query.count; i++) add(i, queryNearest[i] as number, fromQuery[i] as number)
  for (let j = 0; j < template.count; j++) {
    add(templateNearest[j] as number, j, fromTemplate[j] as number)
  }
  pairs.count = at
  return pairs
}

/** Points farther than this squared distance from all others have no counterpart. */
const near = 0.12

function averageNear(distances: Float32Array, count: number): { mean: number; farShare: number } {
  let sum = 0
  let nearCount = 0
  for (let at = 0; at < count; at++) {
    const distance = distances[at] as number
    if (distance > near) continue
    sum += distance
    nearCount++
  }
  return {
    mean: nearCount > 0 ? sum / nearCount : near,
    farShare: count > 0 ? 1 - nearCount / count : 1,
  }
}

function average(distances: Float32Array, count: number): number {
  let sum = 0
  for (let at = 0; at < count; at++) {
    const distance = distances[at] as number
    sum += distance / (1 + distance / ceiling)
  }
  return count > 0 ? sum / count : 0
}

/**
 * How far the ink of a drawing, transformed by `affine`, is from that of a template, both ways,
 * and which transformation brings the points that are now nearest to each other closer still.
 */
export function measurePointDistance(
  query: PointCloud,
  template: PointCloud,
  affine: Affine,
): PointDistance {
  move(query, affine)
  findNearest(query.count, template)
  const forwardNear = averageNear(fromQuery, query.count)
  const backwardNear = averageNear(fromTemplate, template.count)
  return {
    forwardNear: forwardNear.mean,
    forwardFar: forwardNear.farShare,
    backwardNear: backwardNear.mean,
    backwardFar: backwardNear.farShare,
    forward: average(fromQuery, query.count),
    backward: average(fromTemplate, template.count),
    deformation: measureDeformation(affine),
    affine,
    better: fitAffine(pairUp(query, template)),
  }
}
