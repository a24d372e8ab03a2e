import { setImmediate as letOthersIn } from 'node:timers/promises'

/** Short enough that nobody else waits noticeably, long enough that stopping costs nothing. */
const sliceMs = 8

/**
 * Does something with each of very many, stopping every few milliseconds to let other requests
 * in: what one learner has is read and written by the thousands.
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let startedAt = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() - startedAt < sliceMs) continue
    await letOthersIn()
    startedAt = performance.now()
  }
  return results
}
