import type { Entitlement } from '@kotonoha/billing/entitlement'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { kindNumbers, noticeNumbers, providerNumbers } from './billing-numbers'
import type { Payer } from './customers'

const entitlementOfUser = statement<{ kind: number; until: Date | null; notice: number | null }>(`
  SELECT kind, until, notice FROM entitlement WHERE user_id = $1 AND provider = $2`)

/** What a learner had when it was last looked at; undefined for who never bought anything. */
export async function findEntitlement(
  queries: Queries,
  { userId, provider }: Payer,
): Promise<Entitlement | undefined> {
  const [row] = await queries.query(entitlementOfUser, [userId, providerNumbers.toNumber(provider)])
  return (
    row && {
      kind: kindNumbers.toName(row.kind),
      until: row.until ?? undefined,
      notice: row.notice === null ? undefined : noticeNumbers.toName(row.notice),
    }
  )
}

const save = statement(`
  INSERT INTO entitlement (user_id, provider, kind, until, notice, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (user_id, provider) DO UPDATE
  SET    kind = excluded.kind, until = excluded.until, notice = excluded.notice,
         updated_at = excluded.updated_at`)

export async function saveEntitlement(
  queries: Queries,
  { userId, provider, entitlement, at }: Payer & { entitlement: Entitlement; at: Date },
): Promise<void> {
  const { kind, until, notice } = entitlement
  await queries.run(save, [
    userId,
    providerNumbers.toNumber(provider),
    kindNumbers.toNumber(kind),
    until ?? null,
    notice === undefined ? null : noticeNumbers.toNumber(notice),
    at,
  ])
}
