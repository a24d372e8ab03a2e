import { countStrokes, type Drawing } from '../geometry/drawing'
import { gridFeatures } from '../pruning/direction-grid'

/** Cells a side of the grid of senses. */
const cells = 5
/** Ink to the right, to the left, downwards and upwards. */
const senses = 4
/** The grid's outer cells lie so many spreads of the ink from its centre. */
const range = 1.7
/** Width of the soft brush, in spreads. */
const brush = 0.45
/** Ink is followed at this distance, in spreads. */
const step = 0.2
const leastWeight = 0.01
/** From so many strokes on they are not counted apart. */
const manyStrokes = 6

const senseFeatures = cells * cells * senses

/** Where ink lies in which direction and sense, how wide the drawing is and how many strokes it has. */
export const kanaFeatures = gridFeatures + senseFeatures + 1 + manyStrokes

/** `grid` is the direction grid of the normalised drawing, `aspect` how it was stretched for it. */
export function toKanaFeatures(
  normalised: Drawing,
  grid: Float32Array,
  aspect: number,
): Float32Array {
  const features = new Float32Array(kanaFeatures)
  features.set(grid)
  features.set(toSenseGrid(normalised), gridFeatures)
  const at = gridFeatures + senseFeatures
  features[at] = 0.5 + 0.25 * Math.min(2, Math.max(-2, Math.log(aspect)))
  features[at + Math.min(manyStrokes, Math.max(1, countStrokes(normalised)))] = 0.5
  return features
}

/**
 * How much ink runs in which sense in which part of the square: ソ from ン is told by whether its
 * long stroke falls or rises, which a grid of directions without sense does not say.
 */
function toSenseGrid({ xy, starts }: Drawing): Float32Array {
  const grid = new Float32Array(senseFeatures)
  for (let stroke = 0; stroke + 1 < starts.length; stroke++) {
    const end = (starts[stroke + 1] as number) - 1
    for (let at = starts[stroke] as number; at < end; at++) {
      const x = xy[2 * at] as number
      const y = xy[2 * at + 1] as number
      const dx = (xy[2 * at + 2] as number) - x
      const dy = (xy[2 * at + 3] as number) - y
      const pieces = Math.max(1, Math.round(Math.hypot(dx, dy) / step))
      for (let piece = 0; piece < pieces; piece++) {
        const share = (piece + 0.5) / pieces
        paint(grid, x + share * dx, y + share * dy, dx / pieces, dy / pieces)
      }
    }
  }
  const all = grid.reduce((sum, each) => sum + each, 0)
  return all > 0 ? grid.map((each) => Math.sqrt(each / all)) : grid
}

function paint(grid: Float32Array, x: number, y: number, dx: number, dy: number): void {
  for (let row = 0; row < cells; row++) {
    const weightY = weigh(y, row)
    if (weightY < leastWeight) continue
    for (let column = 0; column < cells; column++) {
      const weight = weightY * weigh(x, column)
      if (weight < leastWeight) continue
      const cell = (row * cells + column) * senses
      const across = cell + (dx > 0 ? 0 : 1)
      const down = cell + (dy > 0 ? 2 : 3)
      grid[across] = (grid[across] as number) + weight * Math.abs(dx)
      grid[down] = (grid[down] as number) + weight * Math.abs(dy)
    }
  }
}

function weigh(at: number, cell: number): number {
  const centre = -range + (2 * range * cell) / (cells - 1)
  return Math.exp(-((at - centre) ** 2) / (2 * brush * brush))
}
