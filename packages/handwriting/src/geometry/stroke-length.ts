import type { Stroke } from './drawing'

/** Length of the pen's way, in the unit of the points. */
export function measureStrokeLength(stroke: Stroke): number {
  return stroke.reduce((length, [x, y], index) => {
    const [fromX, fromY] = stroke[index - 1] ?? [x, y]
    return length + Math.hypot(x - fromX, y - fromY)
  }, 0)
}
