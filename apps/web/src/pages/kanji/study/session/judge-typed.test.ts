import { expect, test } from 'vitest'
import { sun } from '../../../../study-device/testing/sample-items'
import { judgeTyped } from './judge-typed'

test('a reading of a look-alike is wrong, and names whose it is', () => {
  const eye = { subjectId: 20_030_446, literal: '目', meaning: 'eye', reading: 'モク' }
  const item = { ...sun, lookAlikes: [eye] }
  const verdict = judgeTyped('もく', { item, facet: 'reading', forgivesSlips: true })
  expect(verdict).toMatchObject({
    outcome: 'wrong',
    reason: 'blocked',
    named: { subjectId: eye.subjectId },
  })
})

test('a look-alike without a reading blocks nothing', () => {
  const component = { subjectId: 10_000_001, literal: '冂', meaning: 'frame', reading: null }
  const item = { ...sun, lookAlikes: [component] }
  const verdict = judgeTyped('もく', { item, facet: 'reading', forgivesSlips: true })
  expect(verdict).toMatchObject({ outcome: 'wrong', reason: 'different' })
})
