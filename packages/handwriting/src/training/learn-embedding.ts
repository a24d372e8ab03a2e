import { normalise } from '../geometry/normalise'
import { gridFeatures, toDirectionGrid } from '../pruning/direction-grid'
import type { Placed } from '../pruning/embed'
import type { Embedding } from '../pruning/embedding'
import { addProduct, transpose } from '../pruning/matrices'
import { findLookAlike } from '../templates/look-alikes'
import type { Template } from '../templates/template'
import { Adam } from './adam'
import { EmbeddingNetwork } from './embedding-network'
import { learnProjection } from './learn-projection'
import { PracticeDrawings } from './practice-drawings'
import { createRandom, drawNormal, pickIndex, type Random } from './random'

const hidden = 192
const outputs = 96
/** Templates drawn in one step: groups of one and the nearest to it, which are hard to tell apart. */
const groups = 48
const groupSize = 8
/** The others of a group are taken from so many nearest, looked for anew every so many steps. */
const nearest = 60
const stepsBetweenSearches = 500
/** Neighbours of so many are looked for at once. */
const searchedAtOnce = 64
const firstRate = 2e-3
const lastRate = 2e-5
const decay = 1e-4
const seed = 9

export interface EmbeddingCourse {
  steps: number
  onProgress?(message: string, embedding: Embedding): void
  /** Multiplies matrices as `addProduct` does, but perhaps quicker. */
  multiply?: typeof addProduct
}

/**
 * Learns a map of direction grids in which a distorted drawing of a template lies nearer to it
 * than to all others: among the templates of one step, the softmax over the squared distances
 * should give all weight to the right one. Begins with what linear discriminant analysis finds.
 */
export function learnEmbedding(
  templates: readonly Template[],
  { steps, onProgress = () => {}, multiply = addProduct }: EmbeddingCourse,
): Embedding {
  const random = createRandom(seed)
  const exact = joinGrids(templates.map(({ drawing }) => toDirectionGrid(normalise(drawing))))
  const drawings = new PracticeDrawings(templates, random)
  const drawn = joinGrids(templates.map((_, index) => drawings.draw(index)))
  const network = new EmbeddingNetwork(createFirst(exact, drawn, random), multiply)
  const adam = new Adam([network.entry, network.bias, network.exit, network.straight], decay)
  onProgress('begun', network.embedding)
  const sameAs = templates.map(({ character }) => findLookAlike(character))
  let neighbours: Int32Array[] = []
  let error = 0
  for (let step = 0; step < steps; step++) {
    if (step % stepsBetweenSearches === 0) {
      neighbours = findNeighbours(network.place(exact).places, outputs, multiply)
      onProgress(
        `step ${step}, error ${(error / stepsBetweenSearches).toFixed(3)}`,
        network.embedding,
      )
      error = 0
    }
    const chosen = chooseTemplates(neighbours, random)
    const rows = chosen.map((index) =>
      exact.subarray(index * gridFeatures, (index + 1) * gridFeatures),
    )
    const hands = chosen.map((index) => drawings.draw(index))
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

function createFirst(exact: Float32Array, drawn: Float32Array, random: Random): Embedding {
  const fill = (count: number, spread: number) =>
    Float32Array.from({ length: count }, () => drawNormal(random) * spread)
  // The scale at which its squared distances are about what the softmax asks for.
  const straight = transpose(learnProjection(exact, drawn, outputs), outputs, gridFeatures)
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

function joinGrids(grids: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(grids.length * gridFeatures)
  grids.forEach((grid, row) => {
    joined.set(grid, row * gridFeatures)
  })
  return joined
}

/** Of every place the templates that lie nearest to it. */
function findNeighbours(
  places: Float32Array,
  size: number,
  multiply: typeof addProduct,
): Int32Array[] {
  const count = places.length / size
  const halfSquares = toHalfSquares(places, size)
  const neighbours: Int32Array[] = []
  for (let from = 0; from < count; from += searchedAtOnce) {
    const columns = Math.min(searchedAtOnce, count - from)
    const some = transpose(places.subarray(from * size, (from + columns) * size), columns, size)
    const products = new Float32Array(count * columns)
    multiply(products, places, some, { rows: count, inner: size, columns })
    for (let column = 0; column < columns; column++) {
      const nearness = halfSquares.map(
        (each, row) => (products[row * columns + column] as number) - each,
      )
      neighbours.push(findLargest(nearness))
    }
  }
  return neighbours
}

function findLargest(numbers: Float32Array): Int32Array {
  const limit = Float32Array.from(numbers).sort()[Math.max(0, numbers.length - nearest)] ?? 0
  const large: number[] = []
  numbers.forEach((each, at) => {
    if (each >= limit) large.push(at)
  })
  return Int32Array.from(large)
}

function toHalfSquares(places: Float32Array, size: number): Float32Array {
  return Float32Array.from({ length: places.length / size }, (_, row) => {
    let sum = 0
    for (let at = row * size; at < (row + 1) * size; at++) sum += (places[at] as number) ** 2
    return sum / 2
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
  // Matrices of a multiple of four columns are multiplied quickest.
  return [...chosen].slice(0, chosen.size - (chosen.size % 4))
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
  const { multiply } = network
  const shares = new Float32Array(count * count)
  multiply(shares, hands.places, transpose(exact.places, count, size), {
    rows: count,
    inner: size,
    columns: count,
  })
  const halfSquares = toHalfSquares(exact.places, size)
  let error = 0
  for (let row = 0; row < count; row++) {
    const scores = shares.subarray(row * count, (row + 1) * count)
    error += toSlopes(scores, halfSquares, (at) => sameAs[at] === sameAs[row])
  }
  network.learn(hands, pull(shares, exact.places, hands.places, network))
  network.learn(exact, pull(transpose(shares, count, count), hands.places, exact.places, network))
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
  { embedding, multiply }: EmbeddingNetwork,
): Float32Array {
  const size = embedding.outputs
  const count = own.length / size
  const result = new Float32Array(count * size)
  multiply(result, slopes, others, { rows: count, inner: count, columns: size })
  for (let row = 0; row < count; row++) {
    let sum = 0
    for (let at = row * count; at < (row + 1) * count; at++) sum += slopes[at] as number
    for (let at = row * size; at < (row + 1) * size; at++) {
      result[at] = (result[at] as number) - sum * (own[at] as number)
    }
  }
  return result
}
