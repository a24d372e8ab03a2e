import { countStrokes, type Drawing } from '../geometry/drawing'
import { toDirectionGrid } from './direction-grid'
import { embed } from './embed'
import type { Embedding } from './embedding'

/** Templates that pass. */
const usual = 100
/** Of few strokes the direction grid says little, and the characters are quickly compared. */
const fewStrokes = 4
const ofFewStrokes = 220

/** A template that passed, with its squared distance in the pruning space. */
export interface PrunedTemplate {
  index: number
  gridDistance: number
}

/** Finds the templates that lie nearest to a drawing; all drawings are normalised ones. */
export function createPruner(
  embedding: Embedding,
  templates: readonly Drawing[],
): (query: Drawing) => PrunedTemplate[] {
  const { outputs } = embedding
  const space = new Float32Array(templates.length * outputs)
  templates.forEach((template, index) => {
    space.set(embed(embedding, toDirectionGrid(template)).places, index * outputs)
  })
  const distances = new Float32Array(templates.length)
  return (query) => {
    const place = embed(embedding, toDirectionGrid(query)).places
    for (let index = 0; index < templates.length; index++) {
      let sum = 0
      const from = index * outputs
      for (let at = 0; at < outputs; at++) {
        const difference = (place[at] as number) - (space[from + at] as number)
        sum += difference * difference
      }
      distances[index] = sum
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
