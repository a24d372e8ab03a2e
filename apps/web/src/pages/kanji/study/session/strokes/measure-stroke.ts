import type { TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'

/** Length of the pen's way, in units of KanjiVG's square. */
export function measureStroke({ points }: Pick<TracedStroke, 'points'>): number {
  return points.reduce((length, [x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    return length + Math.hypot(x - fromX, y - fromY)
  }, 0)
}
