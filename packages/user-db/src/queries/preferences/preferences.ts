import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** One preference, such as `appTheme`, and when the learner chose it. */
export interface Preference {
  name: string
  /** Anything that JSON can say; what a name allows is checked where it comes in. */
  value: unknown
  changedAt: Date
}

interface PreferenceRow {
  name: string
  value: unknown
  changed_at: Date
}

const preferencesOfUser = statement<PreferenceRow>(`
  SELECT name, value, changed_at
  FROM   preference
  WHERE  user_id = $1
  ORDER  BY name`)

/** Every preference that the learner has chosen; the others have their defaults. */
export async function listPreferences(queries: Queries, userId: string): Promise<Preference[]> {
  const rows = await queries.query(preferencesOfUser, [userId])
  return rows.map((row) => ({ name: row.name, value: row.value, changedAt: row.changed_at }))
}

// Of two choices at the same instant the greater text wins: whichever comes first, both orders
// of arrival end alike.
const keepNewerPreference = statement(`
  INSERT INTO preference (user_id, name, value, changed_at)
  VALUES ($1, $2, $3::jsonb, $4)
  ON CONFLICT (user_id, name) DO UPDATE
  SET    value      = excluded.value,
         changed_at = excluded.changed_at
  WHERE  preference.changed_at < excluded.changed_at
  OR     (preference.changed_at = excluded.changed_at
          AND preference.value::text < excluded.value::text)`)

/**
 * Merges what a device chose into the account: for each preference the newer choice stays.
 *
 * A device whose clock runs ahead must not win for ever, so no choice counts as later than `at`.
 */
export async function mergePreferences(
  queries: Queries,
  change: { userId: string; preferences: readonly Preference[]; at: Date },
): Promise<void> {
  const { userId, preferences, at } = change
  // In one order, so that two devices that merge at once wait for each other in turn.
  const sorted = preferences.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, value, changedAt } of sorted) {
    const countedAt = changedAt > at ? at : changedAt
    await queries.run(keepNewerPreference, [userId, name, JSON.stringify(value), countedAt])
  }
}
