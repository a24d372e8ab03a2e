import { askRedis } from '../../accounts/limits/redis-store'
import { listUnsharedSettings } from '../../accounts/unshared-settings'
import type { LimitSettings } from '../../configuration'
import { type Check, patienceMs, toReason } from '../finding'

const part = 'Several nodes'

/** Only who has a database of their own can have a second node on it. */
export const checkNodes: Check = async ({ environment, configuration, auth }) => {
  const { databaseUrl, limits } = configuration
  if (auth === undefined) return { part, state: 'off', text: 'KOTONOHA_ACCOUNTS=off: no limits' }
  if (limits.kind === 'redis') {
    const reason = await askRedis(limits.url, patienceMs).then(() => undefined, toReason)
    const remedy = 'KOTONOHA_LIMITS names a Redis that does not answer'
    if (reason !== undefined) return { part, state: 'wrong', text: `${remedy}: ${reason}` }
  }
  if (databaseUrl === undefined) {
    return { part, state: 'off', text: 'one node: DATABASE_URL is not set' }
  }
  const missing = listUnsharedSettings(environment)
  const counted = describeLimits(limits)
  if (missing.length === 0) {
    return { part, state: 'works', text: `what nodes must share is set; ${counted}` }
  }
  const text = `one node only: a second one must be given the same ${missing.join(', ')}; ${counted}`
  return { part, state: 'off', text }
}

function describeLimits(limits: LimitSettings): string {
  switch (limits.kind) {
    case 'memory':
      return 'each node counts limits for itself (KOTONOHA_LIMITS=postgres: together)'
    case 'postgres':
      return 'limits are counted together, in the database'
    case 'redis':
      return 'limits are counted together, in Redis'
  }
}
