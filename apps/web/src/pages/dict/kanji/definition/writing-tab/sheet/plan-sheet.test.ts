import { expect, test } from 'vitest'
import { countColumns, planSheet, sheetWidthMm } from './plan-sheet'

const choices = { squareMm: 20, repeats: 20, models: 'half' } as const

test.each([15, 20, 25])('squares of %d mm fill the line without leaving the paper', (squareMm) => {
  const width = countColumns(squareMm) * squareMm
  expect(width).toBeLessThanOrEqual(sheetWidthMm)
  expect(width).toBeGreaterThan(sheetWidthMm - squareMm)
})

test('the first square is to look at, and there is room to write as often as asked', () => {
  const squares = planSheet(choices).flat()
  expect(squares[0]).toEqual({ kind: 'model' })
  expect(squares.filter(({ kind }) => kind !== 'model').length).toBeGreaterThanOrEqual(20)
})

test('every row is whole', () => {
  const lengths = new Set(planSheet(choices).map((row) => row.length))
  expect([...lengths]).toEqual([9])
})

test('the models to trace get fainter, and after them the squares are empty', () => {
  const squares = planSheet(choices).flat().slice(1)
  const strengths = squares.flatMap((square) => (square.kind === 'faded' ? [square.strength] : []))
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
  expect(Math.min(...strengths)).toBeGreaterThan(0)
  expect(squares.at(-1)).toEqual({ kind: 'empty' })
  expect(squares.findLastIndex(({ kind }) => kind === 'faded')).toBe(strengths.length - 1)
})

test('from memory nothing is there to trace, and with models everywhere nothing is empty', () => {
  const kindsOf = (models: 'none' | 'all') =>
    new Set(
      planSheet({ ...choices, models })
        .flat()
        .slice(1)
        .map(({ kind }) => kind),
    )
  expect(kindsOf('none')).toEqual(new Set(['empty']))
  expect(kindsOf('all')).toEqual(new Set(['faded']))
})
