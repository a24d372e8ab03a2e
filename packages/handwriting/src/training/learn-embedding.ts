import { type Stroke, toDrawing, toStrokes } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { smooth } from '../geometry/smooth'
import { gridFeatures, toDirectionGrid } from '../pruning/direction-grid'
import type { Placed } from '../pruning/embed'
import type { Embedding } from '../pruning/embedding'
import { addProduct, transpose } from '../pruning/matrices'
import { findLookAlike } from '../templates/look-alikes'
import type { Template } from '../templates/template'
import { Adam } from './adam'
import { conditions } from './conditions'
import { EmbeddingNetwork } from './embedding-network'
import { learnProjection } from './learn-projection'
import { createRandom, drawNormal, pickIndex, type Random } from './random'

const hidden = 96
const outputs = 64
/** Templates drawn in one step: groups of one and the nearest to it, which are hard to tell apart. */
const groups = 48
const groupSize = 8
/** The others of a group are taken from so many nearest, looked for anew every so many steps. */
const nearest = 60
const stepsBetweenSearches = 500
/** Drawings made of every template before the first step. */
const drawingsPerTemplate = 12
const firstRate = 2e-3
const lastRate = 2e-5
const decay = 1e-4
const seed = 9
/** Templates are drawn on KanjiVG's square, distortions are measured in thousandths. */
const toThousandths = 1000 / 109

/** How drawings are made for learning: more of what is hard. */
const ways = [
  'clean',
  'affine',
  'merge',
  'merge3',
  'split',
  'missing',
  'missing',
  'extra',
  'warp',
  'sloppy',
  'cursive',
  'cursive',
  'learner',
  'learner',
  'learner',
] as const
/** Drawings under these conditions are otherwise exact: most are made looser as well. */
const isOtherwiseExact = new Set(['merge', 'merge3', 'split', 'missing', 'extra'])

function distort(strokes: readonly Stroke[], random: Random): Stroke[] {
  const apply = (name: string, drawn: readonly Stroke[]) =>
    conditions[name]?.(drawn, random) ?? [...drawn]
  const way = ways[pickIndex(random, ways.length)] ?? 'clean'
  const drawn = apply(way, strokes)
  if (!isOtherwiseExact.has(way) || random() > 0.7) return drawn
  return apply(random() < 0.5 ? 'affine' : 'sloppy', drawn)
}

/**
 * Learns a map of direction grids in which a distorted drawing of a template lies nearer to it
 * than to all others: among the templates of one step, the softmax over the squared distances
 * should give all weight to the right one. Begins with what linear discriminant analysis finds.
 */
export function learnEmbedding(
  templates: readonly Template[],
  steps: number,
  onProgress: (message: string) => void,
): Embedding {
  const random = createRandom(seed)
  const network = new EmbeddingNetwork(createFirst(templates, random))
  const adam = new Adam([network.entry, network.bias, network.exit, network.straight], decay)
  const exact = joinGrids(templates.map(({ drawing }) => toDirectionGrid(normalise(drawing))))
  const drawn = templates.map(({ drawing }) => drawOften(drawing, random))
  onProgress('drawings made')
  const sameAs = templates.map(({ character }) => findLookAlike(character))
  let neighbours: Int32Array[] = []
  let error = 0
  for (let step = 0; step < steps; step++) {
    if (step % stepsBetweenSearches === 0) {
      neighbours = findNeighbours(network.place(exact).places, outputs)
      onProgress(`step ${step}, error ${(error / stepsBetweenSearches).toFixed(3)}`)
      error = 0
    }
    const chosen = chooseTemplates(neighbours, random)
    const rows = chosen.map((index) =>
      exact.subarray(index * gridFeatures, (index + 1) * gridFeatures),
    )
    const hands = chosen.map((index) => {
      const own = drawn[index] ?? []
      return own[pickIndex(random, own.length)] as Float32Array
    })
    error += learnFrom(
      network,
      network.place(joinGrids(hands)),
      network.place(joinGrids(rows)),
      chosen.map((index) => sameAs[index]),
    )
    adam.step(firstRate * (1 - step / steps) + lastRate, 1 / chosen.length)
  }
  return network.embedding
}

function createFirst(templates: readonly Template[], random: Random): Embedding {
  const fill = (count: number, spread: number) =>
    Float32Array.from({ length: count }, () => drawNormal(random) * spread)
  // The scale at which its squared distances are about what the softmax asks for.
  const straight = transpose(learnProjection(templates, outputs), outputs, gridFeatures)
  return {
    inputs: gridFeatures,
    hidden,
    outputs,
    entry: fill(gridFeatures * hidden, 3 * Math.sqrt(2 / gridFeatures)),
    bias: new Float32Array(hidden),
    exit: fill(hidden * outputs, Math.sqrt(1 / hidden)),
    straight: straight.map((each) => 0.3 * each),
  }
}

function drawOften(drawing: Template['drawing'], random: Random): Float32Array[] {
  const strokes = toStrokes(drawing).map((stroke) =>
    stroke.map(([x, y]) => [x * toThousandths, y * toThousandths] as const),
  )
  return Array.from({ length: drawingsPerTemplate }, () =>
    toDirectionGrid(normalise(smooth(toDrawing(distort(strokes, random))))),
  )
}

function joinGrids(grids: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(grids.length * gridFeatures)
  grids.forEach((grid, row) => {
    joined.set(grid, row * gridFeatures)
  })
  return joined
}

function findNeighbours(places: Float32Array, size: number): Int32Array[] {
  const count = places.length / size
  const halfSquares = Float32Array.from({ length: count }, (_, row) => {
    let sum = 0
    for (let at = row * size; at < (row + 1) * size; at++) sum += (places[at] as number) ** 2
    return sum / 2
  })
  const turned = transpose(places, count, size)
  return Array.from({ length: count }, (_, row) => {
    const distances = halfSquares.map((each) => -each)
    addProduct(distances, places.subarray(row * size, (row + 1) * size), turned, {
      rows: 1,
      inner: size,
      columns: count,
    })
    const limit = Float32Array.from(distances).sort()[Math.max(0, count - nearest)] ?? 0
    const near: number[] = []
    distances.forEach((each, at) => {
      if (each >= limit) near.push(at)
    })
    return Int32Array.from(near)
  })
}

function chooseTemplates(neighbours: readonly Int32Array[], random: Random): number[] {
  const chosen = new Set<number>()
  for (let group = 0; group < groups; group++) {
    const first = pickIndex(random, neighbours.length)
    chosen.add(first)
    const near = neighbours[first] ?? new Int32Array(0)
    for (let other = 1; other < groupSize && near.length > 0; other++) {
      chosen.add(near[pickIndex(random, near.length)] as number)
    }
  }
  return [...chosen]
}

/** Adds the slopes of the error for drawings of templates, each of the one in the same row. */
function learnFrom(
  network: EmbeddingNetwork,
  hands: Placed,
  exact: Placed,
  sameAs: readonly (string | undefined)[],
): number {
  const { count } = hands
  const size = network.embedding.outputs
  const shares = new Float32Array(count * count)
  addProduct(shares, hands.places, transpose(exact.places, count, size), {
    rows: count,
    inner: size,
    columns: count,
  })
  const halfSquares = Float32Array.from({ length: count }, (_, row) => {
    let sum = 0
    for (let at = row * size; at < (row + 1) * size; at++) sum += (exact.places[at] as number) ** 2
    return sum / 2
  })
  let error = 0
  for (let row = 0; row < count; row++) {
    const scores = shares.subarray(row * count, (row + 1) * count)
    error += toSlopes(scores, halfSquares, (at) => sameAs[at] === sameAs[row])
  }
  network.learn(hands, pull(shares, exact.places, hands.places, count, size))
  network.learn(
    exact,
    pull(transpose(shares, count, count), hands.places, exact.places, count, size),
  )
  return error / count
}

/** Turns one drawing's products with all templates into the slopes of its error in its scores. */
function toSlopes(
  scores: Float32Array,
  halfSquares: Float32Array,
  isRight: (at: number) => boolean,
): number {
  let highest = -Infinity
  scores.forEach((product, at) => {
    const score = Math.fround(product - (halfSquares[at] as number))
    scores[at] = score
    highest = Math.max(highest, score)
  })
  let all = 0
  let right = 1e-12
  scores.forEach((score, at) => {
    const share = Math.exp(score - highest)
    scores[at] = share
    all += share
    if (isRight(at)) right += share
  })
  scores.forEach((share, at) => {
    scores[at] = share / all - (isRight(at) ? share / right : 0)
  })
  return -Math.log(right / all)
}

/** Slopes in places whose score is −½ the squared distance to each of `others`. */
function pull(
  slopes: Float32Array,
  others: Float32Array,
  own: Float32Array,
  count: number,
  size: number,
): Float32Array {
  const result = new Float32Array(count * size)
  addProduct(result, slopes, others, { rows: count, inner: count, columns: size })
  for (let row = 0; row < count; row++) {
    let sum = 0
    for (let at = row * count; at < (row + 1) * count; at++) sum += slopes[at] as number
    for (let at = row * size; at < (row + 1) * size; at++) {
      result[at] = (result[at] as number) - sum * (own[at] as number)
    }
  }
  return result
}
