import { expect, test } from 'vitest'
import { pickBefore, rollBack } from './roll-back'

const values = { newPerDay: 15, reviewCap: null as number | null, zone: 'Asia/Tokyo' }

test('a change that failed goes back to what was there', () => {
  const changes = { newPerDay: 20 }
  const before = pickBefore(values, changes)
  expect(rollBack({ ...values, ...changes }, { changes, before })).toEqual(values)
})

test('what was chosen since stays, since its own answer decides about it', () => {
  const changes = { newPerDay: 20, reviewCap: 100 }
  const before = pickBefore(values, changes)
  const since = { ...values, ...changes, newPerDay: 5 }
  expect(rollBack(since, { changes, before })).toEqual({ ...values, newPerDay: 5 })
})
