import { countStrokes, type Drawing } from '../geometry/drawing'
import { toDirectionGrid } from './direction-grid'
import { embed } from './embed'
import type { Embedding } from './embedding'
import { addProduct } from './matrices'

/** Templates that pass. */
const usual = 150
/** Of few strokes the direction grid says little, and the characters are quickly compared. */
const fewStrokes = 4
const ofFewStrokes = 300

/** So many templates are taken to their places at once: handing them over costs, keeping many too. */
const placedAtOnce = 64

/** A template that passed, with its squared distance in the pruning space. */
export interface PrunedTemplate {
  index: number
  gridDistance: number
}

/**
 * Squared distance of a place to that `from` on, of a multiple of four dimensions: with one sum,
 * every addition would wait for the one before.
 */
function measureSquare(place: Float32Array, space: Float32Array, from: number): number {
  let sum0 = 0
  let sum1 = 0
  let sum2 = 0
  let sum3 = 0
  for (let at = 0; at + 3 < place.length; at += 4) {
    const d0 = (place[at] as number) - (space[from + at] as number)
    const d1 = (place[at + 1] as number) - (space[from + at + 1] as number)
    const d2 = (place[at + 2] as number) - (space[from + at + 2] as number)
    const d3 = (place[at + 3] as number) - (space[from + at + 3] as number)
    sum0 += d0 * d0
    sum1 += d1 * d1
    sum2 += d2 * d2
    sum3 += d3 * d3
  }
  return sum0 + sum1 + sum2 + sum3
}

function concatenate(grids: readonly Float32Array[]): Float32Array {
  const length = grids[0]?.length ?? 0
  const all = new Float32Array(grids.length * length)
  grids.forEach((grid, index) => {
    all.set(grid, index * length)
  })
  return all
}

/** Finds the templates that lie nearest to a drawing; all drawings are normalised ones. */
export function createPruner(
  embedding: Embedding,
  templates: readonly Drawing[],
  multiply: typeof addProduct = addProduct,
): (query: Drawing) => PrunedTemplate[] {
  const { outputs } = embedding
  const space = new Float32Array(templates.length * outputs)
  for (let from = 0; from < templates.length; from += placedAtOnce) {
    const grids = templates.slice(from, from + placedAtOnce).map(toDirectionGrid)
    space.set(embed(embedding, concatenate(grids), multiply).places, from * outputs)
  }
  const distances = new Float32Array(templates.length)
  return (query) => {
    const place = embed(embedding, toDirectionGrid(query)).places
    for (let index = 0; index < templates.length; index++) {
      distances[index] = measureSquare(place, space, index * outputs)
    }
    const count = countStrokes(query) <= fewStrokes ? ofFewStrokes : usual
    const sorted = Float32Array.from(distances).sort()
    const limit = sorted[Math.min(count, sorted.length) - 1] ?? 0
    const kept: PrunedTemplate[] = []
    distances.forEach((gridDistance, index) => {
      if (gridDistance <= limit) kept.push({ index, gridDistance })
    })
    return kept
  }
}
