import { expect, test } from 'vitest'
import type { LearnerStanding } from '../study/learner-standing'
import { keepByStanding } from './kept-by-standing'

/** Of a standing only that it is one and no other counts. */
const toStanding = () => ({}) as LearnerStanding

test('what follows from a standing is found once, and anew for another one or other values', () => {
  const kept = keepByStanding<object>()
  const standing = toStanding()
  const find = () => ({})
  const first = kept.get(standing, [1, 'model'], find)
  expect(kept.get(standing, [1, 'model'], find)).toBe(first)
  expect(kept.get(toStanding(), [1, 'model'], find)).not.toBe(first)
  expect(kept.get(standing, [1, 'other'], find)).not.toBe(first)
})

test('what was of no use is found anew, and nothing found since goes with it', () => {
  const kept = keepByStanding<object>()
  const standing = toStanding()
  const first = kept.get(standing, [], () => ({}))
  kept.forget(standing, first)
  const second = kept.get(standing, [], () => ({}))
  expect(second).not.toBe(first)
  kept.forget(standing, first)
  expect(kept.get(standing, [], () => ({}))).toBe(second)
})
