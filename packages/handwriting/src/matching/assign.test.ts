import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign } from './assign'

function findCheapest(costs: number[][], row = 0, taken = new Set<number>()): number {
  const current = costs[row]
  if (current === undefined) return 0
  return Math.min(
    ...current.map((cost, column) =>
      taken.has(column)
        ? Number.POSITIVE_INFINITY
        : cost + findCheapest(costs, row + 1, new Set([...taken, column])),
    ),
  )
}

const tables = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 }))
  .chain(([rows, more]) =>
    fc.array(fc.array(fc.nat(50), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

test('no other assignment is cheaper, and no column is given away twice', () => {
  fc.assert(
    fc.property(tables, (costs) => {
      const columns = costs[0]?.length ?? 0
      const given = assign(Float64Array.from(costs.flat()), costs.length, columns)
      const total = [...given].reduce((sum, column, row) => sum + (costs[row]?.[column] ?? 0), 0)
      expect(new Set(given).size).toBe(costs.length)
      expect(total).toBe(findCheapest(costs))
    }),
  )
})
