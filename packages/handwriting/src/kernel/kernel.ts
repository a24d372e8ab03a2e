import { kernelBytes } from './kernel-bytes.gen'

/** What packages/handwriting/kernel exports; places in memory are counted in bytes. */
interface KernelFunctions {
  memory: WebAssembly.Memory
  getHeapBase(): number
  getExchange(): number
  addProduct(out: number, a: number, b: number, rows: number, inner: number, columns: number): void
  layPoints(xy: number, starts: number, strokes: number, step: number, cloud: number): number
  compareInk(query: number, queryCount: number, template: number, templateCount: number): void
  sampleRuns(
    xy: number,
    starts: number,
    strokes: number,
    longest: number,
    affine: number,
    samples: number,
    lengths: number,
  ): void
  priceAllRuns(
    drawn: number,
    drawnLengths: number,
    drawnCount: number,
    longestDrawn: number,
    template: number,
    templateLengths: number,
    templateCount: number,
    longestTemplate: number,
    prices: number,
  ): void
  setGrid(
    gridSize: number,
    places: number,
    extent: number,
    step: number,
    inkOfEnd: number,
    table: number,
    reach: number,
  ): void
  paintGrid(xy: number, starts: number, strokes: number, grid: number): void
  fitBending(pairs: number, count: number, moves: number): void
  measureSquares(
    place: number,
    others: number,
    count: number,
    dimensions: number,
    distances: number,
  ): void
}

/** The functions of WebAssembly and the memory they work on. */
export interface Kernel extends KernelFunctions {
  /** The memory as numbers of each kind: a new view whenever it has grown. */
  views(): Views
  /** Where so many bytes are free; they stay taken. */
  reserve(bytes: number): number
}

interface Views {
  bytes: Uint8Array
  floats: Float32Array
  integers: Int32Array
  doubles: Float64Array
}

const pageBytes = 65_536

/** Nothing where there is no WebAssembly, none that takes four numbers at once, or none allowed. */
export function loadKernel(): Kernel | undefined {
  try {
    const bytes = Uint8Array.from(atob(kernelBytes), (character) => character.charCodeAt(0))
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
    return manageMemory(exports as unknown as KernelFunctions)
  } catch {
    return undefined
  }
}

function manageMemory(functions: KernelFunctions): Kernel {
  const { memory } = functions
  let free = functions.getHeapBase()
  let views = toViews(memory.buffer)
  return {
    ...functions,
    views() {
      if (views.floats.buffer !== memory.buffer) views = toViews(memory.buffer)
      return views
    },
    reserve(bytes) {
      const at = Math.ceil(free / 16) * 16
      free = at + bytes
      const missing = free - memory.buffer.byteLength
      if (missing > 0) memory.grow(Math.ceil(missing / pageBytes))
      return at
    },
  }
}

function toViews(buffer: ArrayBuffer): Views {
  return {
    bytes: new Uint8Array(buffer),
    floats: new Float32Array(buffer),
    integers: new Int32Array(buffer),
    doubles: new Float64Array(buffer),
  }
}
