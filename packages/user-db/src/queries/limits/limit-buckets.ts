import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const take = statement(`
  INSERT INTO limit_bucket (key, full_at) VALUES ($1, $2::double precision + $3)
  ON CONFLICT (key) DO UPDATE
  SET    full_at = greatest(limit_bucket.full_at, $2) + $3
  WHERE  limit_bucket.full_at <= $4`)

/**
 * Takes one of a bucket that is full `intervalMs` later then; says whether there was one: while it
 * is full at `latestFullAt` or before. Times in milliseconds, moments since 1970.
 */
export async function takeOfBucket(
  queries: Queries,
  given: { key: string; now: number; intervalMs: number; latestFullAt: number },
): Promise<boolean> {
  const { key, now, intervalMs, latestFullAt } = given
  return (await queries.run(take, [key, now, intervalMs, latestFullAt])) === 1
}

const giveBack = statement(`UPDATE limit_bucket SET full_at = full_at - $2 WHERE key = $1`)

/** Puts back what was taken. */
export async function giveBackToBucket(
  queries: Queries,
  { key, intervalMs }: { key: string; intervalMs: number },
): Promise<void> {
  await queries.run(giveBack, [key, intervalMs])
}

const drop = statement(`DELETE FROM limit_bucket WHERE key = $1`)

/** Fills a bucket. */
export async function dropBucket(queries: Queries, key: string): Promise<void> {
  await queries.run(drop, [key])
}

const fullAt = statement<{ full_at: number }>(`SELECT full_at FROM limit_bucket WHERE key = $1`)

/** When a bucket is full again; undefined: nothing was taken of it. */
export async function findBucketFullAt(queries: Queries, key: string): Promise<number | undefined> {
  const [row] = await queries.query(fullAt, [key])
  return row?.full_at
}

const dropFull = statement(`DELETE FROM limit_bucket WHERE full_at < $1`)

/** Forgets the buckets that are full: they say nothing. */
export async function dropFullBuckets(queries: Queries, now: number): Promise<void> {
  await queries.run(dropFull, [now])
}
