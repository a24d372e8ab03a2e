import type { Drawing } from './drawing'

/** Length of the pen's way from one point to a later one, both given by their numbers. */
export function measureLength(xy: Float32Array, first: number, end: number): number {
  let length = 0
  for (let at = first + 1; at < end; at++) {
    const dx = (xy[2 * at] as number) - (xy[2 * at - 2] as number)
    const dy = (xy[2 * at + 1] as number) - (xy[2 * at - 1] as number)
    length += Math.sqrt(dx * dx + dy * dy)
  }
  return length
}

/**
 * Puts `count` points at even distances along the strokes `firstStroke` to `lastStroke`, drawn
 * without lifting the pen, into `out` from `offset` on. Gives the length of the way.
 */
export function resample(
  drawing: Drawing,
  strokes: { first: number; last: number },
  count: number,
  out: Float32Array,
  offset: number,
): number {
  const { xy, starts } = drawing
  const first = starts[strokes.first] as number
  const end = starts[strokes.last + 1] as number
  const length = measureLength(xy, first, end)
  let at = first
  let walked = 0
  let segment = 0
  for (let index = 0; index < count; index++) {
    const target = (index * length) / (count - 1)
    // The points are the ends of segments; the one that holds the target is looked for.
    while (at < end - 1) {
      const dx = (xy[2 * at + 2] as number) - (xy[2 * at] as number)
      const dy = (xy[2 * at + 3] as number) - (xy[2 * at + 1] as number)
      segment = Math.sqrt(dx * dx + dy * dy)
      if (walked + segment >= target - 1e-6 || at === end - 2) break
      walked += segment
      at++
    }
    const isInside = at < end - 1 && segment > 0
    const share = isInside ? Math.min(1, Math.max(0, (target - walked) / segment)) : 0
    const next = isInside ? at + 1 : at
    const x = xy[2 * at] as number
    const y = xy[2 * at + 1] as number
    out[offset + 2 * index] = x + share * ((xy[2 * next] as number) - x)
    out[offset + 2 * index + 1] = y + share * ((xy[2 * next + 1] as number) - y)
  }
  return length
}
