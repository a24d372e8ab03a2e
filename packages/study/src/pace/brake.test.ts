import { describe, expect, test } from 'vitest'
import { type BrakeLook, halveLimit, listBrakeReasons, noBrakeMemory, updateBrake } from './brake'

const easy: BrakeLook = {
  isForecastFull: false,
  retention: 0.9,
  weekReviews: 400,
  weekRecalled: 360,
  unpassedLevels: 2,
}

describe('the next level waits', () => {
  test.each<[Partial<BrakeLook>, string[], string]>([
    [{}, [], 'all is well'],
    [{ isForecastFull: true }, ['minutes'], 'the week is full already'],
    [{ weekRecalled: 320 }, [], 'ten points under the wanted are borne'],
    [{ weekRecalled: 319 }, ['retention'], 'and no more'],
    [{ weekReviews: 99, weekRecalled: 20 }, [], 'of a few answers nothing follows'],
    [{ unpassedLevels: 4 }, [], 'four levels at once are borne'],
    [{ unpassedLevels: 5 }, ['levels'], 'and no more'],
    [
      { isForecastFull: true, weekRecalled: 0, unpassedLevels: 9 },
      ['minutes', 'retention', 'levels'],
      'all that is so is told',
    ],
  ])('%j: %j (%s)', (look, reasons) => {
    expect(listBrakeReasons({ ...easy, ...look })).toEqual(reasons)
  })
})

describe('a brake that stops all lessons', () => {
  const updateEachDay = (days: readonly boolean[], isLimitKept = false) => {
    let memory = noBrakeMemory
    return days.map((isStopped, today) => {
      const updated = updateBrake({ ...memory, isLimitKept }, { today, isStopped })
      memory = updated.memory
      return updated
    })
  }
  const stopped = (days: number) => Array.from({ length: days }, () => true)

  test('lets go after seven days, with half the limit', () => {
    const days = updateEachDay(stopped(8))
    expect(days.slice(0, 7).some(({ isReleased }) => isReleased)).toBe(false)
    expect(days[7]).toEqual({ memory: noBrakeMemory, isReleased: true, isHalved: true })
  })

  test('leaves the limit to who said so', () => {
    expect(updateEachDay(stopped(8), true)[7]).toMatchObject({ isReleased: true, isHalved: false })
  })

  test('counts anew once there was a lesson', () => {
    const days = updateEachDay([...stopped(6), false, ...stopped(7)])
    expect(days.some(({ isReleased }) => isReleased)).toBe(false)
  })

  test('lets go on the first day that is looked at, however much later', () => {
    const memory = { stoppedOnDay: 100, isLimitKept: false }
    expect(updateBrake(memory, { today: 130, isStopped: true }).isReleased).toBe(true)
  })
})

test.each([
  [15, 8],
  [10, 5],
  [2, 1],
  [1, 1],
])('half of %i new cards a day are %i', (limit, half) => {
  expect(halveLimit(limit)).toBe(half)
})
