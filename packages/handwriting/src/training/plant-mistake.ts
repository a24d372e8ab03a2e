import type { Point, Stroke } from '../geometry/drawing'
import type { Mistake } from '../grading/verdict'
import { densify, findBox } from './distort-shape'
import { pickIndex, type Random } from './random'

/** A right drawing made wrong in one place. */
export interface PlantedMistake {
  strokes: Stroke[]
  /** Drawn strokes of which naming any is right. */
  wrong: number[]
  /** The model's stroke that was left out, if one was. */
  forgotten?: number
}

/** Nothing where the drawing has no stroke that the mistake can be made with. */
type PlantMistake = (strokes: readonly Stroke[], random: Random) => PlantedMistake | undefined

function replaceOne(strokes: readonly Stroke[], at: number, by: Stroke): PlantedMistake {
  return { strokes: strokes.map((stroke, index) => (index === at ? by : stroke)), wrong: [at] }
}

function move(stroke: Stroke, dx: number, dy: number): Stroke {
  return stroke.map(([x, y]): Point => [x + dx, y + dy])
}

function turn(stroke: Stroke, angle: number): Stroke {
  const { left, top, right, bottom } = findBox(stroke)
  const x0 = (left + right) / 2
  const y0 = (top + bottom) / 2
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return stroke.map(
    ([x, y]): Point => [x0 + cos * (x - x0) - sin * (y - y0), y0 + sin * (x - x0) + cos * (y - y0)],
  )
}

/** The longer side of the drawing's box: displacements are shares of it. */
function extentOf(strokes: readonly Stroke[]): number {
  const { left, top, right, bottom } = findBox(strokes.flat())
  return Math.max(right - left, bottom - top)
}

const order: PlantMistake = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const first = pickIndex(random, strokes.length - 1)
  const second = first + 1 + pickIndex(random, Math.min(2, strokes.length - 1 - first))
  const swapped = [...strokes]
  swapped[first] = strokes[second] as Stroke
  swapped[second] = strokes[first] as Stroke
  return { strokes: swapped, wrong: [first, second] }
}

const direction: PlantMistake = (strokes, random) => {
  const at = pickIndex(random, strokes.length)
  return replaceOne(strokes, at, [...(strokes[at] as Stroke)].reverse())
}

/** A stroke is elsewhere by a share of the drawing's extent. */
function displace(least: number, most: number): PlantMistake {
  return (strokes, random) => {
    if (strokes.length < 2) return undefined
    const at = pickIndex(random, strokes.length)
    const distance = extentOf(strokes) * (least + (most - least) * random())
    const angle = random() * 2 * Math.PI
    const [dx, dy] = [distance * Math.cos(angle), distance * Math.sin(angle)]
    return replaceOne(strokes, at, move(strokes[at] as Stroke, dx, dy))
  }
}

const turned: PlantMistake = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const at = pickIndex(random, strokes.length)
  return replaceOne(strokes, at, turn(strokes[at] as Stroke, random() < 0.5 ? 1.2 : -1.2))
}

/** Strokes shorter than this share of the extent have hardly a form to be got wrong. */
const leastFormed = 0.25

/** One of the longer strokes gets another form, beginning where it should. */
function reshape(by: (stroke: Stroke, random: Random) => Stroke): PlantMistake {
  return (strokes, random) => {
    const extent = extentOf(strokes)
    const long = [...strokes.keys()].filter(
      (each) => measureWay(strokes[each] ?? []) > leastFormed * extent,
    )
    const at = long[pickIndex(random, long.length)]
    if (at === undefined || strokes.length < 2) return undefined
    return replaceOne(strokes, at, by(strokes[at] as Stroke, random))
  }
}

function measureWay(stroke: Stroke): number {
  return stroke.reduce((way, [x, y], index) => {
    const [px, py] = stroke[Math.max(0, index - 1)] as Point
    return way + Math.hypot(x - px, y - py)
  }, 0)
}

/** A third of it is drawn. */
const cutShort: PlantMistake = reshape((stroke, random) => {
  const points = densify(stroke, measureWay(stroke) / 60)
  return points.slice(0, Math.max(2, Math.round(points.length * (0.3 + 0.07 * random()))))
})

/** It goes on to nearly twice its length. */
const lengthened: PlantMistake = reshape((stroke, random) => {
  const [x0, y0] = stroke[0] as Point
  const scale = 1.8 + 0.2 * random()
  return stroke.map(([x, y]): Point => [x0 + scale * (x - x0), y0 + scale * (y - y0)])
})

/** Pushes the points of a stroke aside, by shares of its length. */
function pushAside(stroke: Stroke, by: (share: number) => number): Stroke {
  const way = Math.max(measureWay(stroke), 1e-6)
  const points = densify(stroke, way / 60)
  const [x0, y0] = points[0] as Point
  const [x1, y1] = points.at(-1) as Point
  const chord = Math.max(Math.hypot(x1 - x0, y1 - y0), 1e-6)
  const [aside, ahead] = [(-(y1 - y0) / chord) * way, ((x1 - x0) / chord) * way]
  return points.map(([x, y], index): Point => {
    const share = by(index / (points.length - 1))
    return [x + share * aside, y + share * ahead]
  })
}

/** A bow, either way, by a third of its length. */
const bowed: PlantMistake = reshape((stroke, random) => {
  const side = random() < 0.5 ? 0.35 : -0.35
  return pushAside(stroke, (share) => side * Math.sin(Math.PI * share))
})

/** To one side and the other, like a Z. */
const waved: PlantMistake = reshape((stroke, random) => {
  const side = random() < 0.5 ? 0.3 : -0.3
  return pushAside(stroke, (share) => side * Math.sin(2 * Math.PI * share))
})

/** A zigzag from its start to its end, of three to six strokes, by a tenth to a third of its length. */
const zigzag: PlantMistake = reshape((stroke, random) => {
  const strokes = 3 + pickIndex(random, 4)
  const aside = [...Array(strokes + 1).keys()].map((index) => {
    const side = index % 2 === 0 ? -1 : 1
    return index === 0 || index === strokes ? 0 : side * (0.12 + 0.2 * random())
  })
  const [from, to] = [stroke[0] as Point, stroke.at(-1) as Point]
  const way = measureWay(stroke)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const scale = way / Math.max(Math.hypot(dx, dy), 1e-6)
  return aside.map((share, index): Point => {
    const [ahead, off] = [index / strokes, share * scale]
    return [from[0] + ahead * dx - off * dy, from[1] + ahead * dy + off * dx]
  })
})

const extra: PlantMistake = (strokes, random) => {
  const { left, top, right, bottom } = findBox(strokes.flat())
  const place = (): Point => [left + random() * (right - left), top + random() * (bottom - top)]
  const from = place()
  const angle = random() * 2 * Math.PI
  const length = extentOf(strokes) * (0.25 + 0.2 * random())
  const line: Stroke = [
    from,
    [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)],
  ]
  const at = pickIndex(random, strokes.length + 1)
  return { strokes: [...strokes.slice(0, at), line, ...strokes.slice(at)], wrong: [at] }
}

/** The same stroke once more; of the two either is too many. */
const twice: PlantMistake = (strokes, random) => {
  const at = pickIndex(random, strokes.length)
  const shift = () => extentOf(strokes) * 0.03 * (random() - 0.5)
  const again = move(strokes[at] as Stroke, shift(), shift())
  return {
    strokes: [...strokes.slice(0, at + 1), again, ...strokes.slice(at + 1)],
    wrong: [at, at + 1],
  }
}

const join: PlantMistake = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const at = pickIndex(random, strokes.length - 1)
  const joined = [...(strokes[at] as Stroke), ...(strokes[at + 1] as Stroke)]
  return { strokes: [...strokes.slice(0, at), joined, ...strokes.slice(at + 2)], wrong: [at] }
}

const missing: PlantMistake = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const forgotten = pickIndex(random, strokes.length)
  return { strokes: strokes.filter((_, index) => index !== forgotten), wrong: [], forgotten }
}

interface Planter {
  plant: PlantMistake
  /** What the grader should call it; of a forgotten stroke nothing is drawn that it could name. */
  kind: Mistake | 'missing'
}

/** One for every way in which a drawing goes wrong that the grader should find. */
export const planters: Readonly<Record<string, Planter>> = {
  order: { plant: order, kind: 'order' },
  direction: { plant: direction, kind: 'direction' },
  displaced: { plant: displace(0.25, 0.35), kind: 'position' },
  'far off': { plant: displace(0.35, 0.5), kind: 'position' },
  turned: { plant: turned, kind: 'shape' },
  'cut short': { plant: cutShort, kind: 'shape' },
  lengthened: { plant: lengthened, kind: 'shape' },
  bowed: { plant: bowed, kind: 'shape' },
  waved: { plant: waved, kind: 'shape' },
  zigzag: { plant: zigzag, kind: 'shape' },
  extra: { plant: extra, kind: 'extra' },
  twice: { plant: twice, kind: 'extra' },
  joined: { plant: join, kind: 'join' },
  forgotten: { plant: missing, kind: 'missing' },
}
