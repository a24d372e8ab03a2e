import { createSeededRandom } from '@kotonoha/srs/seeded-random'
export interface Timing {
  name: string
  p50Ms: number
  p95Ms: number
  runs: number
}

/** Times `work` once for each input, after one unmeasured round over the first inputs. */
export function timeEach<Input>(
  name: string,
  inputs: readonly Input[],
  work: (input: Input) => unknown,
): Timing {
  for (const input of inputs.slice(0, warmUpRuns)) work(input)
  const times = inputs.map((input) => {
    const startedAt = performance.now()
    work(input)
    return performance.now() - startedAt
  })
  return { name, p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95), runs: times.length }
}

/** Enough for the compiler to have seen every path of a query. */
const warmUpRuns = 200

/** The value below which the share `q` of the numbers lies. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

/** `count` of the items, the same ones every time. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const random = createSeededRandom(20260401)
  return Array.from(
    { length: Math.min(count, items.length) },
    () => items[Math.floor(random() * items.length)],
  ).filter((item) => item !== undefined)
}
