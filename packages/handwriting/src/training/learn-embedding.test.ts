import { expect, test } from 'vitest'
import { toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { toDirectionGrid } from '../pruning/direction-grid'
import { embed } from '../pruning/embed'
import type { Embedding } from '../pruning/embedding'
import { packEmbedding, unpackEmbedding } from '../pruning/pack-embedding'
import { buildTemplateSet, drawnCharacters, getDrawing } from '../testing/drawn-characters'
import { conditions } from './conditions'
import { densify } from './distort-shape'
import { learnEmbedding } from './learn-embedding'
import { createRandom } from './random'

const { templates } = buildTemplateSet()
const characters = Object.keys(drawnCharacters)
const steps = 8
const learnt = learnEmbedding(templates, { steps })

function place(embedding: Embedding, strokes: Parameters<typeof toDrawing>[0]): Float32Array {
  return embed(embedding, toDirectionGrid(normalise(toDrawing(strokes)))).places
}

function findNearest(embedding: Embedding, drawn: Parameters<typeof toDrawing>[0]) {
  const own = place(embedding, drawn)
  const distances = characters.map((character) => {
    const other = place(embedding, getDrawing(character))
    return own.reduce((sum, each, at) => sum + (each - (other[at] as number)) ** 2, 0)
  })
  return characters[distances.indexOf(Math.min(...distances))]
}

test('a drawing with bad proportions still lies nearest to its own character', () => {
  const random = createRandom(12)
  const found = characters.map((character) => {
    const large = getDrawing(character).map((stroke) =>
      densify(
        stroke.map(([x, y]) => [x * 10, y * 10] as const),
        20,
      ),
    )
    return findNearest(learnt, conditions.sloppy?.(large, random) ?? [])
  })
  const right = found.filter((each, at) => each === characters[at])
  // Chance would find one; two may be drawn like another one.
  expect(right.length).toBeGreaterThanOrEqual(characters.length - 2)
})

test('the same templates give the same map', () => {
  expect(learnEmbedding(templates, { steps })).toEqual(learnt)
})

test('a packed map is the same to a part in 127 of the largest number in a row', () => {
  const again = unpackEmbedding(learnt, packEmbedding(learnt))
  const largest = Math.max(...learnt.straight.map(Math.abs))
  const differences = again.straight.map((each, at) =>
    Math.abs(each - (learnt.straight[at] as number)),
  )
  expect(Math.max(...differences)).toBeLessThanOrEqual(largest / 250)
  for (const character of characters) {
    expect(findNearest(again, getDrawing(character))).toBe(character)
  }
})
