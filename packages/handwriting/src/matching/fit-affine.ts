import { type Affine, identity } from '../geometry/affine'

/** Points (x, y) that should go to (u, v). */
export interface WeightedPairs {
  count: number
  x: Float32Array
  y: Float32Array
  u: Float32Array
  v: Float32Array
  weight: Float32Array
}

/** Pull towards leaving the drawing as it is, as if so many points said so. */
const restraint = 6

/** The affine transformation with the least weighted squares, held back towards the identity. */
export function fitAffine({ count, x, y, u, v, weight }: WeightedPairs): Affine {
  let sxx = restraint
  let sxy = 0
  let sx = 0
  let syy = restraint
  let sy = 0
  let sw = 1
  let ux = restraint
  let uy = 0
  let u0 = 0
  let vx = 0
  let vy = restraint
  let v0 = 0
  for (let at = 0; at < count; at++) {
    const w = weight[at] as number
    const px = w * (x[at] as number)
    const py = w * (y[at] as number)
    const pu = u[at] as number
    const pv = v[at] as number
    sxx += px * (x[at] as number)
    sxy += px * (y[at] as number)
    sx += px
    syy += py * (y[at] as number)
    sy += py
    sw += w
    ux += px * pu
    uy += py * pu
    u0 += w * pu
    vx += px * pv
    vy += py * pv
    v0 += w * pv
  }
  // Cramer's rule on the 3 × 3 normal equations; the restraint keeps them solvable.
  const c00 = syy * sw - sy * sy
  const c01 = sxy * sw - sy * sx
  const c02 = sxy * sy - syy * sx
  const determinant = sxx * c00 - sxy * c01 + sx * c02
  if (!(Math.abs(determinant) > 1e-9)) return identity
  const c11 = sxx * sw - sx * sx
  const c12 = sxx * sy - sxy * sx
  const c22 = sxx * syy - sxy * sxy
  const solve = (p: number, q: number, r: number) =>
    [
      (p * c00 - q * c01 + r * c02) / determinant,
      (-p * c01 + q * c11 - r * c12) / determinant,
      (p * c02 - q * c12 + r * c22) / determinant,
    ] as const
  const [a, b, c] = solve(ux, uy, u0)
  const [d, e, f] = solve(vx, vy, v0)
  return { a, b, c, d, e, f }
}
