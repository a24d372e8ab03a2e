import {
  type Entitlement,
  entitlementAt,
  entitlementOf,
  everything,
  findLastLevelIncluded,
} from '@kotonoha/billing/entitlement'
import { findEntitlement } from '@kotonoha/user-db/queries/billing/entitlements'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { Payments } from './payments'

const nothingBought: Entitlement = { kind: 'free', until: undefined, notice: undefined }

interface Asked {
  userId: string
  payments: Payments | undefined
  at: Date
}

/** What a learner has now. Where nothing is sold no database is asked. */
export async function findEntitlementNow(
  queries: Queries,
  { userId, payments, at }: Asked,
): Promise<Entitlement> {
  if (payments === undefined) return everything
  const provider = payments.provider.name
  const kept = await findEntitlement(queries, { userId, provider })
  return entitlementAt(kept ?? nothingBought, at)
}

/** The last level whose lessons the learner's plan includes; without bound where it includes all. */
export async function findLastLevel(queries: Queries, asked: Asked): Promise<number> {
  return findLastLevelIncluded(await findEntitlementNow(queries, asked))
}

/** The same at a time that may be over: of lessons that a device did without a network. */
export async function findLastLevelThen(
  queries: Queries,
  { userId, payments, at }: Asked,
): Promise<number> {
  if (payments === undefined) return findLastLevelIncluded(everything)
  const provider = payments.provider.name
  const facts = await findBillingFacts(queries, { userId, provider })
  return findLastLevelIncluded(entitlementOf(facts, at))
}
