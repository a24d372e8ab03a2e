import { preferences } from '@kotonoha/contract/core/user/preferences'
import { listPreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'

/** What the account keeps and this release knows, as the contract says it. */
export async function listProductPreferences(
  queries: Queries,
  userId: string,
): Promise<z.output<typeof preferences>> {
  const kept = await listPreferences(queries, userId)
  const known = kept.flatMap(({ name, value, changedAt }) => {
    const entry = { [name]: { value, changedAt: changedAt.toISOString() } }
    // A name or a value of another release is kept in the database and not told.
    const parsed = preferences.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  return Object.assign({}, ...known)
}
