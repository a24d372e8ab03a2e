import { expect, test } from 'vitest'
import { listWaysToChange } from './level-change-ways'

const values = (current: number, level: number) =>
  listWaysToChange({ current, level }).map(({ value }) => value)

test('going up asks what becomes of the levels in between, and forgets nothing', () => {
  expect(values(4, 6)).toEqual(['keep', 'assume'])
  expect(listWaysToChange({ current: 4, level: 6 }).some(({ isReset }) => isReset)).toBe(false)
})

test('going down offers the harmless way first', () => {
  expect(values(6, 4)).toEqual(['pointer', 'reset'])
})

test('at the own level there is only starting over', () => {
  expect(values(4, 4)).toEqual(['reset'])
})

test('what a reset takes, and for how long it can be taken back, is said before', () => {
  const [reset] = listWaysToChange({ current: 4, level: 4 })
  expect(reset?.text).toMatch(/from level 4 on/)
  expect(reset?.text).toMatch(/30 days/)
})

test('a single level in between is not called levels', () => {
  expect(listWaysToChange({ current: 4, level: 5 })[0]?.text).toMatch(/learnt of level 4 waits/)
})
