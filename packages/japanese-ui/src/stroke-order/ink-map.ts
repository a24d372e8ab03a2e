import { type StrokePoint, squareSide, type TracedStroke } from './stroke'

/** Cells along a unit of KanjiVG's square. */
const cellsPerUnit = 1.5
const cellSide = 1 / cellsPerUnit
const side = Math.ceil(squareSide * cellsPerUnit)

/** Half a stroke's width, and a mark at its start, in units of the square. */
const inkReach = 2
const startReach = 2.6
/** So near to ink a figure is hard to tell from it. */
const besideReach = 3.4

/** An area in KanjiVG's square. */
interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Where a drawing has ink: how much of an area lies on it, and how much beside it. */
export class InkMap {
  readonly #ink = new Sums()
  readonly #beside = new Sums()

  constructor(strokes: readonly Pick<TracedStroke, 'points'>[]) {
    for (const { points } of strokes) {
      const [start] = points
      if (start === undefined) continue
      this.#ink.paint(start, startReach)
      for (const place of walk(points)) {
        this.#ink.paint(place, inkReach)
        this.#beside.paint(place, besideReach)
      }
    }
    this.#ink.addUp()
    this.#beside.addUp()
  }

  shareOfInk(area: Area): number {
    return this.#ink.share(area)
  }

  /** Whether ink is crossed on the way from a start to a place, once the start's mark is left. */
  isBetween([startX, startY]: StrokePoint, [x, y]: StrokePoint): boolean {
    const distance = Math.hypot(x - startX, y - startY)
    for (let gone = startReach + 0.7; gone < distance; gone += 0.7) {
      const share = gone / distance
      const [left, top] = [startX + share * (x - startX), startY + share * (y - startY)]
      if (this.#ink.share({ left, top, width: cellSide, height: cellSide }) > 0) return true
    }
    return false
  }

  shareBeside(area: Area): number {
    return this.#beside.share(area)
  }
}

/** Painted cells, then their sums over all cells above and to the left: an area is four of them. */
class Sums {
  readonly #cells = new Uint16Array((side + 1) * (side + 1))

  paint([x, y]: StrokePoint, reach: number): void {
    const [centre, middle, radius] = [x * cellsPerUnit, y * cellsPerUnit, reach * cellsPerUnit]
    const lastRow = Math.min(side - 1, Math.floor(middle + radius))
    for (let row = Math.max(0, Math.floor(middle - radius)); row <= lastRow; row++) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - middle) ** 2))
      const from = Math.max(0, Math.round(centre - half))
      const to = Math.min(side, Math.round(centre + half))
      if (to > from) this.#cells.fill(1, toIndex(row + 1, from + 1), toIndex(row + 1, to + 1))
    }
  }

  addUp(): void {
    const cells = this.#cells
    for (let row = 1; row <= side; row++) {
      let inRow = 0
      for (let column = 1; column <= side; column++) {
        const at = toIndex(row, column)
        inRow += cells[at] ?? 0
        cells[at] = inRow + (cells[at - side - 1] ?? 0)
      }
    }
  }

  share({ left, top, width, height }: Area): number {
    const [from, to] = toCells(left, width)
    const [first, last] = toCells(top, height)
    const all = (to - from) * (last - first)
    if (all <= 0) return 0
    const sum = (row: number, column: number) => this.#cells[toIndex(row, column)] ?? 0
    return (sum(last, to) - sum(first, to) - sum(last, from) + sum(first, from)) / all
  }
}

function toIndex(row: number, column: number): number {
  return row * (side + 1) + column
}

function toCells(start: number, length: number): [from: number, to: number] {
  const clamp = (value: number) => Math.min(side, Math.max(0, Math.round(value * cellsPerUnit)))
  return [clamp(start), clamp(start + length)]
}

/** Places along a line, at most a unit apart. */
function* walk(points: readonly StrokePoint[]): Generator<StrokePoint> {
  let before = points[0]
  for (const point of points) {
    const from = before ?? point
    const steps = Math.max(1, Math.ceil(Math.hypot(point[0] - from[0], point[1] - from[1])))
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      yield [from[0] + share * (point[0] - from[0]), from[1] + share * (point[1] - from[1])]
    }
    before = point
  }
}
