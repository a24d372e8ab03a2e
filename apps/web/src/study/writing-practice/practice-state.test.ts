import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { expect, test } from 'vitest'
import { toPracticeResult } from './practice-result'
import {
  findOffset,
  freshPractice,
  type Miss,
  type PracticeAction,
  reducePractice,
} from './practice-state'

const drawn: Stroke = [
  [10, 20],
  [60, 20],
]
const accept: PracticeAction = { kind: 'accept', drawn }
const wrongEnd: Miss = { drawn, kind: 'direction', reason: 'It started at the wrong end.' }
const miss: PracticeAction = { kind: 'miss', miss: wrongEnd }

function after(...actions: PracticeAction[]) {
  return actions.reduce(reducePractice, freshPractice)
}

test('one miss is no reason for help, two are', () => {
  expect(after(miss).isHinted).toBe(false)
  expect(after(miss, miss).isHinted).toBe(true)
})

test('the next stroke begins without the misses and the hint of the last one', () => {
  const next = after(miss, miss, accept)
  expect(next.misses).toEqual([])
  expect(next.isHinted).toBe(false)
})

test('a stroke taken back is to be written again, and what went wrong at it still counts', () => {
  const undone = after(accept, miss, accept, { kind: 'undo' })
  expect(undone.written).toHaveLength(1)
  expect(undone.misses).toEqual([wrongEnd])
  expect(toPracticeResult(reducePractice(undone, accept).written).score).toBe(75)
})

test('nothing is taken back over a miss, which would be forgotten with it', () => {
  const missed = after(accept, miss)
  expect(reducePractice(missed, { kind: 'undo' })).toBe(missed)
  expect(after({ kind: 'undo' })).toEqual(freshPractice)
})

test('starting again forgets everything', () => {
  expect(after(accept, miss, { kind: 'restart' })).toEqual(freshPractice)
})

test('everything at the first try is a hundred, with nothing to watch', () => {
  expect(toPracticeResult(after(accept, accept).written)).toEqual({ score: 100, toWatch: [] })
})

test('a second try counts half, a stroke that was shown nothing', () => {
  expect(toPracticeResult(after(accept, miss, accept).written).score).toBe(75)
  expect(toPracticeResult(after(accept, miss, miss, accept).written).score).toBe(50)
  expect(toPracticeResult(after({ kind: 'hint' }, accept).written).score).toBe(0)
})

test('what went wrong is said once for each stroke, by its index', () => {
  const { toWatch } = toPracticeResult(after(accept, miss, miss, accept).written)
  expect(toWatch).toEqual([{ strokeIndex: 1, remarks: ['It started at the wrong end.'] }])
})

test('a hint that was asked for is named where nothing else was wrong', () => {
  const { toWatch } = toPracticeResult(after({ kind: 'hint' }, accept).written)
  expect(toWatch).toEqual([{ strokeIndex: 0, remarks: ['You looked at the hint.'] }])
})

test('strokes that all stand lower are taken to be meant there, but not for one stroke alone', () => {
  const higher = drawn.map(([x, y]) => [x, y - 12] as const)
  const model = [higher, higher, higher]
  expect(findOffset(freshPractice, model)).toEqual([0, 0])
  expect(findOffset(after(accept), model)).toEqual([0, 6])
  expect(findOffset(after(accept, accept, accept), model)).toEqual([0, 9])
})
