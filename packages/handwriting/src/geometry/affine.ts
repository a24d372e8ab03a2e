import type { Drawing } from './drawing'

/** x' = a·x + b·y + c, y' = d·x + e·y + f. */
export interface Affine {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export const identity: Affine = { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0 }

export function transform(drawing: Drawing, by: Affine): Drawing {
  const xy = new Float32Array(drawing.xy.length)
  for (let at = 0; at < xy.length; at += 2) {
    const x = drawing.xy[at] as number
    const y = drawing.xy[at + 1] as number
    xy[at] = by.a * x + by.b * y + by.c
    xy[at + 1] = by.d * x + by.e * y + by.f
  }
  return { xy, starts: drawing.starts }
}

/** How far a transformation is from leaving shapes as they are; moving does not count. */
export function measureDeformation({ a, b, d, e }: Affine): number {
  return (a - 1) ** 2 + (e - 1) ** 2 + b * b + d * d
}
