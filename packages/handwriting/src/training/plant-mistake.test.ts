import { describe, expect, test } from 'vitest'
import type { Stroke } from '../geometry/drawing'
import { gradeDrawing } from '../grading/grade-drawing'
import { getDrawing } from '../testing/drawn-characters'
import { planters } from './plant-mistake'
import { createRandom } from './random'

const tree = getDrawing('木')

function plant(name: string, strokes: readonly Stroke[], seed: number) {
  return planters[name]?.plant(strokes, createRandom(seed))
}

function measureWay(stroke: Stroke): number {
  return stroke
    .slice(1)
    .reduce(
      (way, [x, y], index) =>
        way + Math.hypot(x - (stroke[index]?.[0] ?? 0), y - (stroke[index]?.[1] ?? 0)),
      0,
    )
}

test.each([
  ['cut short', 0.3, 0.4],
  ['lengthened', 1.8, 2],
])('a stroke %s begins in its place and has %d to %d of its length', (name, least, most) => {
  for (let seed = 0; seed < 20; seed++) {
    const planted = plant(name, tree, seed)
    const at = planted?.wrong[0] ?? 0
    const [before = [], after = []] = [tree[at], planted?.strokes[at]]
    expect(after[0]).toEqual(before[0])
    const ratio = measureWay(after) / measureWay(before)
    expect(ratio).toBeGreaterThan(least - 0.02)
    expect(ratio).toBeLessThan(most + 0.02)
  }
})

test('of one stroke alone nothing is displaced, for there is nothing to see it by', () => {
  expect(plant('displaced', getDrawing('一'), 1)).toBeUndefined()
})

describe('in a neat drawing the grader finds it, where it is and what it is', () => {
  const field = getDrawing('田')
  test.each(Object.entries(planters))('%s', (name, { kind }) => {
    let [failed, named] = [0, 0]
    const seeds = 40
    for (let seed = 0; seed < seeds; seed++) {
      const planted = plant(name, field, seed)
      if (planted === undefined) continue
      const { strokes, missing, score } = gradeDrawing(planted.strokes, field)
      if (score < 1) failed++
      const isNamed =
        planted.forgotten === undefined
          ? planted.wrong.some((at) => strokes[at]?.ok === false && strokes[at].kind === kind)
          : missing.includes(planted.forgotten)
      if (isNamed) named++
    }
    expect(failed / seeds).toBeGreaterThan(0.8)
    expect(named / seeds).toBeGreaterThan(0.8)
  })
})
