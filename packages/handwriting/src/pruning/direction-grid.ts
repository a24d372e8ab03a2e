import { countStrokes, type Drawing } from '../geometry/drawing'

/** Cells a side. */
const gridSize = 8
/** Directions of a line, without its sense: a stroke drawn backwards looks the same. */
const directions = 4
/** The grid covers this many spreads of the ink to either side of its centre. */
const range = 1.9
/** Width of the soft brush, in spreads: a displaced stroke still reaches its own cells. */
const brush = 0.36
/** Ink is followed at this distance, in spreads. */
const step = 0.2
/** The brush's weights are tabulated for this many places across the grid and its border. */
const places = 512
const border = 1.2

export const gridFeatures = gridSize * gridSize * directions

const brushTable = (() => {
  const table = new Float32Array(places * gridSize)
  for (let place = 0; place < places; place++) {
    const at = ((place + 0.5) / places - 0.5) * 2 * (range + border)
    for (let cell = 0; cell < gridSize; cell++) {
      const centre = -range + (2 * range * cell) / (gridSize - 1)
      const weight = Math.exp(-((at - centre) ** 2) / (2 * brush * brush))
      table[place * gridSize + cell] = weight < 0.01 ? 0 : weight
    }
  }
  return table
})()

function toPlace(at: number): number {
  const place = Math.floor(((at / (range + border)) * 0.5 + 0.5) * places)
  return Math.min(places - 1, Math.max(0, place))
}

/** How much ink runs in which direction in which part of the square, as a vector of length 1. */
export function toDirectionGrid(drawing: Drawing): Float32Array {
  const { xy, starts } = drawing
  const grid = new Float32Array(gridFeatures)
  const paint = (x: number, y: number, angle: number, ink: number) => {
    const turn = (((angle / Math.PI) % 1) + 1) % 1
    const direction = turn * directions
    const lower = Math.floor(direction) % directions
    const upper = (lower + 1) % directions
    const upperShare = direction - Math.floor(direction)
    const column = toPlace(x) * gridSize
    const row = toPlace(y) * gridSize
    for (let j = 0; j < gridSize; j++) {
      const weightY = (brushTable[row + j] as number) * ink
      if (weightY === 0) continue
      for (let i = 0; i < gridSize; i++) {
        const weight = (brushTable[column + i] as number) * weightY
        if (weight === 0) continue
        const cell = (j * gridSize + i) * directions
        grid[cell + lower] = (grid[cell + lower] as number) + weight * (1 - upperShare)
        grid[cell + upper] = (grid[cell + upper] as number) + weight * upperShare
      }
    }
  }
  for (let stroke = 0; stroke < countStrokes(drawing); stroke++) {
    const first = starts[stroke] as number
    const end = starts[stroke + 1] as number
    if (end - first === 1)
      paint(xy[2 * first] as number, xy[2 * first + 1] as number, Math.PI / 4, 0.07)
    for (let at = first; at < end - 1; at++) {
      const x = xy[2 * at] as number
      const y = xy[2 * at + 1] as number
      const dx = (xy[2 * at + 2] as number) - x
      const dy = (xy[2 * at + 3] as number) - y
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length === 0) continue
      const pieces = Math.max(1, Math.round(length / step))
      const angle = Math.atan2(dy, dx)
      for (let piece = 0; piece < pieces; piece++) {
        const share = (piece + 0.5) / pieces
        paint(x + share * dx, y + share * dy, angle, length / pieces)
      }
    }
  }
  return toUnitLength(grid)
}

/** The root keeps a stroke drawn twice from counting twice. */
function toUnitLength(grid: Float32Array): Float32Array {
  let total = 0
  for (let at = 0; at < grid.length; at++) total += grid[at] as number
  const scale = total > 0 ? 1 / total : 0
  for (let at = 0; at < grid.length; at++) grid[at] = Math.sqrt((grid[at] as number) * scale)
  return grid
}
