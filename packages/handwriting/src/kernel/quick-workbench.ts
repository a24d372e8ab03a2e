import { type Affine, identity, measureDeformation } from '../geometry/affine'
import { countStrokes, type Drawing } from '../geometry/drawing'
import { createPairs, gapX, terms } from '../matching/fit-bending'
import type { PointDistance } from '../matching/point-distance'
import { countRuns } from '../matching/run-distance'
import { runNumbers, type StrokeRuns } from '../matching/stroke-runs'
import {
  brushTable,
  gridFeatures,
  gridForm,
  reach,
  toDirectionGrid,
} from '../pruning/direction-grid'
import { addProduct } from '../pruning/matrices'
import { type Kernel, loadKernel } from './kernel'
import { portableWorkbench } from './portable-workbench'
import type { Comparer, ComparerSettings, Resolution, Workbench } from './workbench'

/** No drawing has more strokes and points, no cloud more points: toDrawing and maxPoints see to it. */
const mostStrokes = 48
const mostPoints = 160 * mostStrokes
const mostCloudPoints = 512
const numberBytes = 4
/** A cloud has four rows, of a multiple of four numbers each. */
const cloudBytes = (points: number) => 4 * numberBytes * (points + 3 - ((points + 3) % 4))

/** In WebAssembly where there is any. */
export function createWorkbench(): Workbench {
  const kernel = loadKernel()
  if (kernel === undefined) return portableWorkbench
  return {
    toDirectionGrid: createGridPainter(kernel),
    addProduct: createProduct(kernel),
    laySpace: (space, dimensions) => laySpace(kernel, space, dimensions),
    createComparer: (templates, settings) => createComparer(kernel, templates, settings),
  }
}

function createGridPainter(kernel: Kernel): typeof toDirectionGrid {
  const { gridSize, directions, inkOfEnd, places, extent, step } = gridForm
  if (directions !== 4) return toDirectionGrid
  const room = layRoom(kernel)
  const tableAt = kernel.reserve(brushTable.byteLength)
  const reachAt = kernel.reserve(reach.byteLength)
  const gridAt = kernel.reserve(gridFeatures * numberBytes)
  const { floats, bytes } = kernel.views()
  floats.set(brushTable, tableAt / numberBytes)
  bytes.set(reach, reachAt)
  kernel.setGrid(gridSize, places, extent, step, inkOfEnd, tableAt, reachAt)
  return (drawing) => {
    writeDrawing(kernel, drawing, room)
    kernel.paintGrid(room.xy, room.starts, countStrokes(drawing), gridAt)
    const from = gridAt / numberBytes
    return kernel.views().floats.slice(from, from + gridFeatures)
  }
}

function createProduct(kernel: Kernel): typeof addProduct {
  const regions = { out: 0, a: 0, b: 0 }
  const sizes = { out: 0, a: 0, b: 0 }
  const lay = (name: keyof typeof regions, numbers: Float32Array) => {
    if (sizes[name] < numbers.length) {
      sizes[name] = numbers.length
      regions[name] = kernel.reserve(numbers.byteLength)
    }
    kernel.views().floats.set(numbers, regions[name] / numberBytes)
    return regions[name]
  }
  return (out, a, b, { rows, inner, columns }) => {
    if (columns % 4 !== 0) return addProduct(out, a, b, { rows, inner, columns })
    const at = lay('out', out)
    kernel.addProduct(at, lay('a', a), lay('b', b), rows, inner, columns)
    const from = at / numberBytes
    out.set(kernel.views().floats.subarray(from, from + out.length))
  }
}

function laySpace(kernel: Kernel, space: Float32Array, dimensions: number) {
  const count = space.length / dimensions
  const spaceAt = kernel.reserve(space.byteLength)
  const placeAt = kernel.reserve(dimensions * numberBytes)
  const distancesAt = kernel.reserve(count * numberBytes)
  kernel.views().floats.set(space, spaceAt / numberBytes)
  return (place: Float32Array) => {
    const { floats } = kernel.views()
    floats.set(place, placeAt / numberBytes)
    kernel.measureSquares(placeAt, spaceAt, count, dimensions, distancesAt)
    return floats.subarray(distancesAt / numberBytes, distancesAt / numberBytes + count)
  }
}

/** A drawing in the kernel's memory. */
interface LaidDrawing {
  xy: number
  starts: number
  strokeCount: number
}

interface LaidCloud {
  at: number
  count: number
}

function createComparer(
  kernel: Kernel,
  templates: readonly Drawing[],
  { steps, longestJoin, longestSplit }: ComparerSettings,
): Comparer {
  const laid = templates.map((drawing) => layNew(kernel, drawing))
  const coarseClouds = new Array<LaidCloud | undefined>(templates.length)
  const drawn = {
    drawing: layRoom(kernel),
    coarse: { at: kernel.reserve(cloudBytes(mostCloudPoints)), count: 0 },
    fine: { at: kernel.reserve(cloudBytes(mostCloudPoints)), count: 0 },
  }
  const newCloud = { at: kernel.reserve(cloudBytes(mostCloudPoints)), count: 0 }
  const drawnRuns = reserveRuns(kernel, longestSplit)
  const bentRuns = reserveRuns(kernel, longestSplit)
  const templateRuns = reserveRuns(kernel, longestJoin)
  const affineAt = kernel.reserve(6 * 8)
  const mostRuns = mostStrokes * mostStrokes * longestSplit * longestJoin
  const prices = kernel.reserve(8 * mostRuns)
  const pairs = kernel.reserve(createPairs().rows.byteLength)
  const movesAt = kernel.reserve(2 * terms * 8)
  const exchange = kernel.getExchange() / 8

  function layPoints({ xy, starts, strokeCount }: LaidDrawing, step: number, at: number): number {
    return kernel.layPoints(xy, starts, strokeCount, step, at)
  }

  function layCloud(template: number, resolution: Resolution): LaidCloud {
    const drawing = laid[template] as LaidDrawing
    newCloud.count = layPoints(drawing, steps[resolution], newCloud.at)
    return newCloud
  }

  /** Most questions look at the same templates coarsely; the few fine looks need no 9 MB. */
  function cloudOf(template: number, resolution: Resolution): LaidCloud {
    if (resolution === 'fine') return layCloud(template, resolution)
    const known = coarseClouds[template]
    if (known !== undefined) return known
    const { at, count } = layCloud(template, resolution)
    const bytes = cloudBytes(count)
    const made = { at: kernel.reserve(bytes), count }
    const from = at / numberBytes
    const end = from + bytes / numberBytes
    kernel.views().floats.copyWithin(made.at / numberBytes, from, end)
    coarseClouds[template] = made
    return made
  }

  function sample(
    { xy, starts, strokeCount }: LaidDrawing,
    longestRun: number,
    affine: Affine,
    to: { samples: number; lengths: number },
  ): StrokeRuns {
    writeAffine(kernel.views().doubles, affineAt / 8, affine)
    kernel.sampleRuns(xy, starts, strokeCount, longestRun, affineAt, to.samples, to.lengths)
    const { floats } = kernel.views()
    const runs = strokeCount * longestRun
    const samplesAt = to.samples / numberBytes
    const lengthsAt = to.lengths / numberBytes
    return {
      strokeCount,
      longestRun,
      samples: floats.subarray(samplesAt, samplesAt + runs * runNumbers),
      lengths: floats.subarray(lengthsAt, lengthsAt + runs),
    }
  }

  /** Where the numbers are in the kernel's memory, which they are copied into if need be. */
  function place(numbers: Float32Array, region: number): number {
    const { floats } = kernel.views()
    if (numbers.buffer === floats.buffer) return numbers.byteOffset
    floats.set(numbers, region / numberBytes)
    return region
  }

  return {
    setDrawing(drawing) {
      drawn.drawing.strokeCount = countStrokes(drawing)
      writeDrawing(kernel, drawing, drawn.drawing)
      for (const resolution of ['coarse', 'fine'] as const) {
        const cloud = drawn[resolution]
        cloud.count = layPoints(drawn.drawing, steps[resolution], cloud.at)
      }
    },
    compareInk(template, resolution, affine) {
      const query = drawn[resolution]
      const { at, count } = cloudOf(template, resolution)
      const { doubles } = kernel.views()
      writeAffine(doubles, exchange, affine)
      kernel.compareInk(query.at, query.count, at, count)
      return readDistance(doubles, exchange, affine)
    },
    sampleTemplate(template) {
      const drawing = laid[template] as LaidDrawing
      const longest = Math.min(longestJoin, drawing.strokeCount)
      return sample(drawing, longest, identity, templateRuns)
    },
    sampleDrawing: (affine) => sample(drawn.drawing, longestSplit, affine, drawnRuns),
    fitBending({ rows, count }, moves) {
      const { floats, doubles } = kernel.views()
      floats.set(rows.subarray(0, gapX), pairs / numberBytes)
      kernel.fitBending(pairs, count, movesAt)
      moves.set(doubles.subarray(movesAt / 8, movesAt / 8 + moves.length))
      const gapsAt = pairs / numberBytes + gapX
      rows.set(floats.subarray(gapsAt, gapsAt + rows.length - gapX), gapX)
    },
    priceAllRuns(one, other) {
      kernel.priceAllRuns(
        place(one.samples, bentRuns.samples),
        place(one.lengths, bentRuns.lengths),
        one.strokeCount,
        one.longestRun,
        place(other.samples, templateRuns.samples),
        place(other.lengths, templateRuns.lengths),
        other.strokeCount,
        other.longestRun,
        prices,
      )
      return kernel
        .views()
        .doubles.subarray(prices / 8, prices / 8 + countRuns(one) * countRuns(other))
    },
  }
}

function reserveRuns(kernel: Kernel, longestRun: number) {
  const runs = mostStrokes * longestRun
  return {
    samples: kernel.reserve(runs * runNumbers * numberBytes),
    lengths: kernel.reserve(runs * numberBytes),
  }
}

function layRoom(kernel: Kernel): LaidDrawing {
  return {
    xy: kernel.reserve(2 * mostPoints * numberBytes),
    starts: kernel.reserve((mostStrokes + 1) * numberBytes),
    strokeCount: 0,
  }
}

function layNew(kernel: Kernel, drawing: Drawing): LaidDrawing {
  const room = {
    xy: kernel.reserve(drawing.xy.byteLength),
    starts: kernel.reserve(drawing.starts.byteLength),
    strokeCount: countStrokes(drawing),
  }
  writeDrawing(kernel, drawing, room)
  return room
}

function writeDrawing(kernel: Kernel, { xy, starts }: Drawing, to: LaidDrawing): void {
  const { floats, integers } = kernel.views()
  floats.set(xy, to.xy / numberBytes)
  integers.set(starts, to.starts / numberBytes)
}

function writeAffine(doubles: Float64Array, at: number, { a, b, c, d, e, f }: Affine): void {
  doubles[at] = a
  doubles[at + 1] = b
  doubles[at + 2] = c
  doubles[at + 3] = d
  doubles[at + 4] = e
  doubles[at + 5] = f
}

/** What compareInk left behind the transformation. */
function readDistance(doubles: Float64Array, from: number, affine: Affine): PointDistance {
  const read = (offset: number) => doubles[from + offset] as number
  return {
    forward: read(6),
    backward: read(7),
    forwardNear: read(8),
    forwardFar: read(9),
    backwardNear: read(10),
    backwardFar: read(11),
    deformation: measureDeformation(affine),
    affine,
    better: { a: read(12), b: read(13), c: read(14), d: read(15), e: read(16), f: read(17) },
  }
}
