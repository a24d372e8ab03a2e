import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { findLeechScore, isLeech } from '@kotonoha/study/pace/leech'
import { listLapsingCards } from '@kotonoha/user-db/queries/study/dues'
import type { Queries } from '@kotonoha/user-db/user-db'

/** More leeches than anybody can work on; the most failed ones are weighed. */
const weighedCards = 200

/** Cards that keep failing, the worst now first. */
export async function listLeeches(
  queries: Queries,
  { userId, limit }: { userId: string; limit: number },
): Promise<StoredCard[]> {
  const lapsing = await listLapsingCards(queries, { userId, limit: weighedCards })
  return lapsing
    .filter(({ card }) => isLeech(card))
    .toSorted((one, other) => findLeechScore(other.card) - findLeechScore(one.card))
    .slice(0, limit)
}
