import {
  type Entitlement,
  entitlementAt,
  entitlementOf,
  findLastLevelIncluded,
} from '@kotonoha/billing/entitlement'
import { findEntitlement } from '@kotonoha/user-db/queries/billing/entitlements'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { Payments } from '../payments/payments'

const nothingBought: Entitlement = { kind: 'free', until: undefined, notice: undefined }

const everyLevel = Number.POSITIVE_INFINITY

interface Asked {
  userId: string
  payments: Payments | undefined
  at: Date
}

/** What a learner has now. */
async function findEntitlementNow(
  queries: Queries,
  { userId, payments, at }: Asked & { payments: Payments },
): Promise<Entitlement> {
  const provider = payments.provider.name
  const kept = await findEntitlement(queries, { userId, provider })
  return entitlementAt(kept ?? nothingBought, at)
}

/**
 * The last level whose lessons the learner's plan includes; without bound where it includes all.
 * Where nothing is sold no database is asked.
 */
export async function findLastLevel(queries: Queries, asked: Asked): Promise<number> {
  if (asked.payments === undefined) return everyLevel
  const entitlement = await findEntitlementNow(queries, { ...asked, payments: asked.payments })
  return findLastLevelIncluded(entitlement, asked.payments.freeLevels)
}

/** The same at a time that may be over: of lessons that a device did without a network. */
export async function findLastLevelThen(
  queries: Queries,
  { userId, payments, at }: Asked,
): Promise<number> {
  if (payments === undefined) return everyLevel
  const provider = payments.provider.name
  const facts = await findBillingFacts(queries, { userId, provider })
  return findLastLevelIncluded(entitlementOf(facts, at), payments.freeLevels)
}
