import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A definition page that the learner looked at. */
export interface ViewedItem {
  kind: 'word' | 'kanji'
  /** The spelling's id, or the kanji itself. */
  targetId: string
  /** The word's own id, which its page's address needs; undefined for a kanji. */
  wordId: number | undefined
  text: string
  reading: string
  viewedAt: Date
}

interface ViewedItemRow {
  kind: 'word' | 'kanji'
  target_id: string
  word_id: number | null
  shown_text: string
  shown_reading: string
  viewed_at: Date
}

/** So many are kept; nobody scrolls further back. */
export const keptViewCount = 100

const viewsOfUser = statement<ViewedItemRow>(`
  SELECT kind, target_id, word_id, shown_text, shown_reading, viewed_at
  FROM   recently_viewed
  WHERE  user_id = $1
  ORDER  BY viewed_at DESC, kind, target_id
  LIMIT  ${keptViewCount}`)

/** What the learner looked at on any device, latest first. */
export async function listRecentlyViewed(queries: Queries, userId: string): Promise<ViewedItem[]> {
  return (await queries.query(viewsOfUser, [userId])).map((row) => ({
    kind: row.kind,
    targetId: row.target_id,
    wordId: row.word_id ?? undefined,
    text: row.shown_text,
    reading: row.shown_reading,
    viewedAt: row.viewed_at,
  }))
}

const clearingOfUser = statement<{ cleared_at: Date }>(`
  SELECT cleared_at FROM recently_viewed_clearing WHERE user_id = $1`)

const keepLaterView = statement(`
  INSERT INTO recently_viewed (user_id, kind, target_id, word_id, shown_text, shown_reading,
                               viewed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (user_id, kind, target_id) DO UPDATE
  SET    word_id       = excluded.word_id,
         shown_text    = excluded.shown_text,
         shown_reading = excluded.shown_reading,
         viewed_at     = excluded.viewed_at
  WHERE  recently_viewed.viewed_at < excluded.viewed_at`)

const dropOlderViews = statement(`
  DELETE FROM recently_viewed
  WHERE  user_id = $1
  AND    (kind, target_id) NOT IN (
           SELECT kind, target_id
           FROM   recently_viewed
           WHERE  user_id = $1
           ORDER  BY viewed_at DESC, kind, target_id
           LIMIT  ${keptViewCount})`)

/**
 * Adds what a device has seen; of one thing the latest view counts, and what was seen before the
 * learner last cleared the list stays cleared. No view counts as later than `at`. To be called in
 * a transaction.
 */
export async function mergeRecentlyViewed(
  queries: Queries,
  { userId, views, at }: { userId: string; views: readonly ViewedItem[]; at: Date },
): Promise<void> {
  const [clearing] = await queries.query(clearingOfUser, [userId])
  const clearedAt = clearing?.cleared_at ?? new Date(0)
  // In one order, so that two devices that merge at once wait for each other in turn.
  const fresh = views
    .filter((view) => view.viewedAt > clearedAt)
    .toSorted((a, b) => (`${a.kind}${a.targetId}` < `${b.kind}${b.targetId}` ? -1 : 1))
  for (const { kind, targetId, wordId, text, reading, viewedAt } of fresh) {
    const countedAt = viewedAt > at ? at : viewedAt
    const values = [userId, kind, targetId, wordId ?? null, text, reading, countedAt]
    await queries.run(keepLaterView, values)
  }
  await queries.run(dropOlderViews, [userId])
}

const keepClearing = statement(`
  INSERT INTO recently_viewed_clearing (user_id, cleared_at)
  VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE
  SET    cleared_at = greatest(recently_viewed_clearing.cleared_at, excluded.cleared_at)`)

const dropClearedViews = statement(`
  DELETE FROM recently_viewed WHERE user_id = $1 AND viewed_at <= $2`)

/** Forgets what was seen up to that time, on every device. To be called in a transaction. */
export async function clearRecentlyViewed(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await queries.run(keepClearing, [userId, at])
  await queries.run(dropClearedViews, [userId, at])
}
