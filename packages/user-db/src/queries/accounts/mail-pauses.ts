import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const begin = statement<{ sent_at: Date }>(`
  INSERT INTO auth_mail_pause (address_hash, slot, sent_at) VALUES ($1, $2, $3)
  ON CONFLICT (address_hash, slot) DO UPDATE SET sent_at = excluded.sent_at
  WHERE auth_mail_pause.sent_at <= $4
  RETURNING sent_at`)

const lastSent = statement<{ sent_at: Date }>(
  `SELECT sent_at FROM auth_mail_pause WHERE address_hash = $1 AND slot = $2`,
)

/**
 * Begins the pause between two mails of one kind to one address, known or not.
 *
 * Undefined when it began; the moment of the last mail when that pause is still running.
 */
export async function beginMailPause(
  queries: Queries,
  pause: { addressHash: string; slot: string; sentAt: Date; lastMustBeBefore: Date },
): Promise<Date | undefined> {
  const { addressHash, slot, sentAt, lastMustBeBefore } = pause
  const begun = await queries.query(begin, [addressHash, slot, sentAt, lastMustBeBefore])
  if (begun.length > 0) return undefined
  const [last] = await queries.query(lastSent, [addressHash, slot])
  return last?.sent_at ?? sentAt
}

const end = statement(`DELETE FROM auth_mail_pause WHERE address_hash = $1`)

/** The mails to an address were answered: the next may follow at once. */
export async function endMailPauses(queries: Queries, addressHash: string): Promise<void> {
  await queries.run(end, [addressHash])
}
