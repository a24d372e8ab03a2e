import { type Card, newCard } from '@kotonoha/srs/card'
import { describe, expect, test } from 'vitest'
import { findProgressBucket } from './progress-bucket'

const known = (stability: number): Card => ({
  ...newCard,
  phase: 'review',
  memory: { stability, difficulty: 5 },
})

describe('the progress bucket of an item', () => {
  test.each([
    [[6.99], 'low'],
    [[7], 'medium'],
    [[29.99], 'medium'],
    [[30], 'high'],
    [[89.99], 'high'],
    [[90], 'passed'],
    [[400, 12], 'medium'],
    [[12, 400], 'medium'],
  ])('with facets of stability %j is %s', (stabilities, bucket) => {
    expect(findProgressBucket(stabilities.map(known))).toBe(bucket)
  })

  test('is low while a facet is being relearnt, however stable it is', () => {
    expect(findProgressBucket([known(200), { ...known(200), phase: 'relearning' }])).toBe('low')
  })

  test('is low while a facet waits for its lesson, and none before the first lesson', () => {
    expect(findProgressBucket([known(200), newCard])).toBe('low')
    expect(findProgressBucket([newCard, newCard])).toBeUndefined()
    expect(findProgressBucket([])).toBeUndefined()
  })
})
