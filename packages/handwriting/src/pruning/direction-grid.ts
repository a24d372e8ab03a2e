import { countStrokes, type Drawing } from '../geometry/drawing'

/** Cells a side. */
const gridSize = 8
/** Directions of a line, without its sense: a stroke drawn backwards looks the same. */
const directions = 4
/** Of every cell: ink in each direction, and where strokes end, either way. */
const channels = directions + 1
/** What an end counts, as a length of ink in spreads. */
const inkOfEnd = 0.25
/** The grid covers this many spreads of the ink to either side of its centre. */
const range = 1.9
/** Width of the soft brush, in spreads: a displaced stroke still reaches its own cells. */
const brush = 0.29
/** Ink is followed at this distance, in spreads. */
const step = 0.2
/** The brush's weights are tabulated for this many places across the grid and its border. */
const places = 512
const border = 1.2

/** What else has to be known of the grid to paint it elsewhere. */
export const gridForm = {
  gridSize,
  directions,
  inkOfEnd,
  places,
  extent: range + border,
  step,
}

export const gridFeatures = gridSize * gridSize * channels

export const brushTable = (() => {
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

/** The cells of a row or column that the brush reaches from each place, from the first to the end. */
export const reach = (() => {
  const bounds = new Uint8Array(2 * places)
  for (let place = 0; place < places; place++) {
    const weights = brushTable.subarray(place * gridSize, (place + 1) * gridSize)
    bounds[2 * place] = Math.max(
      0,
      weights.findIndex((weight) => weight > 0),
    )
    bounds[2 * place + 1] = weights.findLastIndex((weight) => weight > 0) + 1
  }
  return bounds
})()

function toPlace(at: number): number {
  const place = Math.floor(((at / (range + border)) * 0.5 + 0.5) * places)
  return Math.min(places - 1, Math.max(0, place))
}

/** The channels that a touch of the brush goes to, and the share of it for the upper one. */
interface Mark {
  lower: number
  upper: number
  upperShare: number
}

const markOfEnd: Mark = { lower: directions, upper: directions, upperShare: 0 }

function toMark(angle: number): Mark {
  const direction = ((((angle / Math.PI) % 1) + 1) % 1) * directions
  const lower = Math.floor(direction) % directions
  return { lower, upper: (lower + 1) % directions, upperShare: direction - Math.floor(direction) }
}

/**
 * How much ink runs in which direction in which part of the square and where strokes end, as a
 * vector of length 1.
 */
export function toDirectionGrid(drawing: Drawing): Float32Array {
  const { xy, starts } = drawing
  const grid = new Float32Array(gridFeatures)
  const paint = (x: number, y: number, ink: number, { lower, upper, upperShare }: Mark) => {
    const column = toPlace(x)
    const row = toPlace(y)
    const firstColumn = reach[2 * column] as number
    const endColumn = reach[2 * column + 1] as number
    const endRow = reach[2 * row + 1] as number
    for (let j = reach[2 * row] as number; j < endRow; j++) {
      const weightY = (brushTable[row * gridSize + j] as number) * ink
      for (let i = firstColumn; i < endColumn; i++) {
        const weight = (brushTable[column * gridSize + i] as number) * weightY
        const cell = (j * gridSize + i) * channels
        grid[cell + lower] = (grid[cell + lower] as number) + weight * (1 - upperShare)
        grid[cell + upper] = (grid[cell + upper] as number) + weight * upperShare
      }
    }
  }
  for (let stroke = 0; stroke < countStrokes(drawing); stroke++) {
    const first = starts[stroke] as number
    const end = starts[stroke + 1] as number
    if (end - first === 1)
      paint(xy[2 * first] as number, xy[2 * first + 1] as number, 0.07, toMark(Math.PI / 4))
    for (const at of [first, end - 1]) {
      paint(xy[2 * at] as number, xy[2 * at + 1] as number, inkOfEnd, markOfEnd)
    }
    for (let at = first; at < end - 1; at++) {
      const x = xy[2 * at] as number
      const y = xy[2 * at + 1] as number
      const dx = (xy[2 * at + 2] as number) - x
      const dy = (xy[2 * at + 3] as number) - y
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length === 0) continue
      const pieces = Math.max(1, Math.round(length / step))
      const mark = toMark(Math.atan2(dy, dx))
      for (let piece = 0; piece < pieces; piece++) {
        const share = (piece + 0.5) / pieces
        paint(x + share * dx, y + share * dy, length / pieces, mark)
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
