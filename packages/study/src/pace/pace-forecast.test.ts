import { describe, expect, test } from 'vitest'
import { forecastPace, toItems } from './pace-forecast'
import { type PaceCell, paceTable } from './pace-table'

const days = [90, 180, 365]

describe('where a pace leads', () => {
  test('is told of every cell of the table exactly as the simulation wrote it', () => {
    for (const { newPerDay, recall, stands } of paceTable.cells) {
      expect(forecastPace({ newPerDay, retention: recall })).toEqual(stands)
    }
  })

  test('is told for three months, half a year and a year', () => {
    const told = forecastPace({ newPerDay: 15, retention: 0.9 })
    expect(told.map(({ dayNumber }) => dayNumber)).toEqual(days)
  })

  test('is nowhere without new cards', () => {
    for (const stand of forecastPace({ newPerDay: 0, retention: 0.9 })) {
      expect(stand).toMatchObject({ level: 1, items: 0, minutes: 0 })
    }
  })

  test.each([1, 7, 12, 17, 25, 40, 75, 100])('never goes back with more cards than %i', (pace) => {
    const less = forecastPace({ newPerDay: pace - 1, retention: 0.9 })
    const more = forecastPace({ newPerDay: pace, retention: 0.9 })
    for (const [index, { level, items }] of more.entries()) {
      expect(level).toBeGreaterThanOrEqual(less[index]?.level ?? 0)
      expect(items).toBeGreaterThanOrEqual(less[index]?.items ?? 0)
    }
  })

  const build = (newPerDay: number, recall: number, items: number): PaceCell => {
    const stands = days.map((dayNumber) => ({ dayNumber, level: items, items, minutes: items }))
    return { newPerDay, recall, stands }
  }
  const cells = [build(10, 0.8, 100), build(20, 0.8, 200), build(10, 0.9, 300), build(20, 0.9, 600)]

  test.each([
    [10, 0.8, 100, 'a cell'],
    [15, 0.8, 150, 'between two paces'],
    [5, 0.8, 50, 'between none and the first'],
    [15, 0.85, 300, 'between paces and recalls'],
    [100, 0.9, 600, 'beyond the last pace'],
    [10, 0.97, 300, 'beyond the last recall'],
  ])('%i a day at %d: %i items, %s', (newPerDay, retention, items) => {
    expect(forecastPace({ newPerDay, retention }, cells)[0]?.items).toBe(items)
  })
})

describe('the table', () => {
  test('reaches in a year, at 90 %, what the pace of lessons promises', () => {
    const levelOf = (newPerDay: number) =>
      paceTable.cells.find((each) => each.newPerDay === newPerDay && each.recall === 0.9)?.stands[2]
        ?.level
    expect(levelOf(10)).toBeGreaterThanOrEqual(16)
    expect(levelOf(15)).toBeGreaterThanOrEqual(25)
    expect(levelOf(20)).toBeGreaterThanOrEqual(32)
    expect(levelOf(30)).toBeGreaterThanOrEqual(48)
  })

  test('has as many cards an item as are told', () => {
    const year = paceTable.cells.find((each) => each.newPerDay === 15 && each.recall === 0.9)
    expect(365 * 15).toBeCloseTo(toItems(365 * 15) * 1.95, -1)
    expect(Math.abs((year?.stands[2]?.items ?? 0) / toItems(365 * 15) - 1)).toBeLessThan(0.1)
  })
})

test.each([
  [15, 8],
  [10, 5],
  [30, 15],
  [1, 1],
  [0, 0],
])('%i new cards a day are about %i items', (cards, items) => {
  expect(toItems(cards)).toBe(items)
})
