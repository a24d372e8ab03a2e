import { expect, test } from 'vitest'
import { type Stroke, toDrawing } from '../geometry/drawing'
import { kanaFeatures } from '../kana/kana-features'
import { noKana, weighKana } from '../kana/kana-network'
import { packKana, unpackKana } from '../kana/pack-kana'
import { findLookAlike } from '../templates/look-alikes'
import { buildTemplateSet } from '../testing/drawn-characters'
import { learnKana } from './learn-kana'
import { practiseKana } from './practice-kana'
import { createRandom } from './random'

/** On a square of 100, as the kanji beside them. */
const drawnKana: Record<string, Stroke[]> = {
  ノ: [
    [
      [70, 15],
      [60, 55],
      [25, 88],
    ],
  ],
  フ: [
    [
      [20, 25],
      [78, 25],
      [65, 60],
      [35, 85],
    ],
  ],
  コ: [
    [
      [22, 28],
      [78, 28],
      [78, 80],
    ],
    [
      [20, 80],
      [80, 80],
    ],
  ],
  ト: [
    [
      [40, 10],
      [40, 90],
    ],
    [
      [40, 40],
      [75, 58],
    ],
  ],
}

const templates = [
  ...buildTemplateSet().templates,
  ...Object.entries(drawnKana).map(([character, strokes]) => ({
    character,
    drawing: toDrawing(strokes),
  })),
]
const practice = [...practiseKana(templates, [], createRandom(1))]
const others = [...practiseKana(templates, [], createRandom(2))].filter((_, at) => at % 5 === 0)
const kana = learnKana(practice, { hidden: 8, rounds: 60 })

test('hands that it has not seen are told apart', () => {
  const right = others.filter(({ features, name }) => {
    const likely = weighKana(kana, features)
    return [...likely].every(([other, share]) => other === name || share < (likely.get(name) ?? -1))
  })
  expect(right.length / others.length).toBeGreaterThan(0.8)
})

test('every kana of the templates is a class, and what is none is one more', () => {
  const names = templates
    .map(({ character }) => character)
    .filter((character) => /^[ぁ-ゖァ-ヺー]$/u.test(character))
    .map(findLookAlike)
  expect(new Set(kana.classes)).toEqual(new Set([...names, noKana]))
})

test('likelihoods add up to one, whatever is asked', () => {
  for (const features of [new Float32Array(kanaFeatures), new Float32Array(kanaFeatures).fill(5)]) {
    const all = [...weighKana(kana, features).values()]
    expect(all.reduce((sum, each) => sum + Math.exp(each), 0)).toBeCloseTo(1, 5)
  }
})

test('packed and unpacked it says the same, but for what a step is', () => {
  const again = unpackKana(kana, packKana(kana))
  const [some] = others
  const [before, after] = [kana, again].map((each) =>
    weighKana(each, some?.features ?? new Float32Array(kanaFeatures)),
  )
  for (const [name, share] of before ?? []) expect(after?.get(name)).toBeCloseTo(share, 0)
})
