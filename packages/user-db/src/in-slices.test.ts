import { expect, test } from 'vitest'
import { mapInSlices } from './in-slices'

/** Keeps the process busy, as writing out many rows does. */
function workFor(ms: number): void {
  const endsAt = performance.now() + ms
  while (performance.now() < endsAt);
}

test('others get their turn between the slices, and the results keep their order', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 0)
  const items = Array.from({ length: 60 }, (_, index) => index)
  const results = await mapInSlices(items, (item) => {
    workFor(2)
    return item * 2
  })
  clearInterval(others)
  expect(results).toEqual(items.map((item) => item * 2))
  expect(turns).toBeGreaterThan(4)
})
