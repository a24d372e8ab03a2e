import { countStrokes, type Drawing } from '../geometry/drawing'
import { embed } from './embed'
import type { Embedding } from './embedding'
import { findNthLeast } from './find-nth-least'
import type { PruningTools } from './pruning-tools'

/** Templates that pass. */
const usual = 100
/** Of few strokes the direction grid says little, and the characters are quickly compared. */
const fewStrokes = 4
const ofFewStrokes = 250

/** So many templates are taken to their places at once: handing them over costs, keeping many too. */
const placedAtOnce = 64

/** A template that passed, with its squared distance in the pruning space. */
export interface PrunedTemplate {
  index: number
  gridDistance: number
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
  { toDirectionGrid, addProduct, laySpace }: PruningTools,
): (query: Drawing) => PrunedTemplate[] {
  const { outputs } = embedding
  const space = new Float32Array(templates.length * outputs)
  for (let from = 0; from < templates.length; from += placedAtOnce) {
    const grids = templates.slice(from, from + placedAtOnce).map(toDirectionGrid)
    space.set(embed(embedding, concatenate(grids), addProduct).places, from * outputs)
  }
  const measureSquares = laySpace(space, outputs)
  return (query) => {
    const distances = measureSquares(embed(embedding, toDirectionGrid(query), addProduct).places)
    const count = countStrokes(query) <= fewStrokes ? ofFewStrokes : usual
    const limit = findNthLeast(distances, Math.min(count, distances.length))
    const kept: PrunedTemplate[] = []
    for (let index = 0; index < distances.length; index++) {
      const gridDistance = distances[index] as number
      if (gridDistance <= limit) kept.push({ index, gridDistance })
    }
    return kept
  }
}
