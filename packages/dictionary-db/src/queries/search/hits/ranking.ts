import type { Hit, HitList } from './hit-list'

/** So many places at the top are given by points alone. */
const undisputedPlaces = 2

/** A reading is shown only if its best is not much worse than the best of all. */
const tellingDifference = 700

const pointsOffset = 8192
const bucketCount = 32_768
const itemLimit = 2 ** 20

/**
 * The hits from `offset` on, best first: by points, and of equal ones the better known.
 *
 * A query that can be read in several ways (`kite` is きて and English) shows the best whole match
 * of every reading near the top, from the third place on, however popular the words of another
 * reading are.
 */
export function listTopHits(hits: HitList, offset: number, limit: number): Hit[] {
  const promoted = findPromoted(hits)
  const sorted = listBestItems(hits, offset + limit + promoted.length)
  const head = sorted.slice(0, undisputedPlaces)
  const inserted = promoted.filter((item) => !head.includes(item))
  const rest = sorted.slice(undisputedPlaces).filter((item) => !inserted.includes(item))
  return [...head, ...inserted, ...rest]
    .slice(offset, offset + limit)
    .map((item) => hits.hitOf(item))
}

/** The first of the hits. */
export function findTopHit(hits: HitList): Hit | undefined {
  const items = hits.items()
  let best = items[0]
  if (best === undefined) return undefined
  for (const item of items) if (isBetter(hits, item, best)) best = item
  return hits.hitOf(best)
}

/** The best whole match of every interpretation, best first. */
function findPromoted(hits: HitList): number[] {
  const bestOf = new Map<number, number>()
  for (const item of hits.items()) {
    if (!hits.isWhole(item)) continue
    const interpretation = hits.interpretationOf(item)
    const best = bestOf.get(interpretation)
    if (best === undefined || isBetter(hits, item, best)) bestOf.set(interpretation, item)
  }
  const sorted = [...bestOf.values()].sort((a, b) => (isBetter(hits, a, b) ? -1 : 1))
  const least = hits.pointsOf(sorted[0] ?? 0) - tellingDifference
  return sorted.filter((item) => hits.pointsOf(item) >= least)
}

function isBetter(hits: HitList, item: number, other: number): boolean {
  const difference = hits.pointsOf(item) - hits.pointsOf(other)
  return difference > 0 || (difference === 0 && item < other)
}

/** How many items have so many points, counted anew by every query. */
const buckets = new Uint32Array(bucketCount)

/** The first `count` items, best first. Counts points first, so that only the top is sorted. */
function listBestItems(hits: HitList, count: number): number[] {
  const items = hits.items()
  const least = items.length > count ? findLeastBucket(hits, items, count) : 0
  const keys: number[] = []
  for (const item of items) {
    const bucket = hits.pointsOf(item) + pointsOffset
    // Points and number in one: the lower number is the better known item.
    if (bucket >= least) keys.push(bucket * itemLimit + (itemLimit - 1 - item))
  }
  const sorted = Float64Array.from(keys).sort()
  const best: number[] = []
  for (let at = sorted.length - 1; at >= 0 && best.length < count; at -= 1) {
    best.push(itemLimit - 1 - ((sorted[at] ?? 0) % itemLimit))
  }
  return best
}

/** The points, as a bucket, that as many items have at the least. */
function findLeastBucket(hits: HitList, items: Uint32Array, count: number): number {
  let lowest = bucketCount - 1
  let highest = 0
  for (const item of items) {
    const bucket = hits.pointsOf(item) + pointsOffset
    if (bucket < lowest) lowest = bucket
    if (bucket > highest) highest = bucket
  }
  // Those between them only: all would be 128 KB to clear.
  buckets.fill(0, lowest, highest + 1)
  for (const item of items) {
    const bucket = hits.pointsOf(item) + pointsOffset
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  let least = highest
  for (
    let found = buckets[least] ?? 0;
    found < count && least > lowest;
    found += buckets[least] ?? 0
  ) {
    least -= 1
  }
  return least
}
