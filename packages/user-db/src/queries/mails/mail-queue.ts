import { type SqlValue, statement } from '../../statement'
import type { Queries } from '../../user-db'

export interface NewMail {
  mailId: string
  /** Whose account it is about, so that it goes when they go; undefined for nobody's. */
  userId: string | undefined
  /** The mail, encrypted by whoever wrote it: it may hold a link or a code. */
  sealedMail: Uint8Array
  at: Date
  /** A code that has run out is not worth sending. */
  expiresAt: Date
  /** Of what can be unsubscribed from: its kind. */
  kind?: string | undefined
  /** Not before; left out: at once. */
  dueAt?: Date | undefined
}

/** A mail that is to be sent now. */
export interface DueMail {
  mailId: string
  sealedMail: Uint8Array
  /** How often sending failed so far. */
  failures: number
  /** Until when it is the caller's. */
  leasedUntil: Date
}

/** Mails that were never tried are not kept waiting by those that failed before. */
export type MailLane = 'fresh' | 'retry'

const insertMail = statement(`
  INSERT INTO outgoing_mail (mail_id, user_id, sealed_mail, created_at, due_at, expires_at,
                             failures, kind)
  VALUES ($1, $2, $3, $4, $6, $5, 0, $7)
  ON CONFLICT (mail_id) DO NOTHING`)

const replaceMail = statement(`
  INSERT INTO outgoing_mail (mail_id, user_id, sealed_mail, created_at, due_at, expires_at,
                             failures, kind)
  VALUES ($1, $2, $3, $4, $6, $5, 0, $7)
  ON CONFLICT (mail_id) DO UPDATE
  SET sealed_mail = excluded.sealed_mail, created_at = excluded.created_at,
      due_at = excluded.due_at, expires_at = excluded.expires_at, failures = 0`)

/** Queues a mail; in the transaction of what it tells about, neither goes without the other. */
export async function enqueueMail(queries: Queries, mail: NewMail): Promise<void> {
  await queries.run(insertMail, toValues(mail))
}

/** Queues a mail in place of the one of that id, which said what is no longer so. */
export async function enqueueMailInstead(queries: Queries, mail: NewMail): Promise<void> {
  await queries.run(replaceMail, toValues(mail))
}

function toValues(mail: NewMail): SqlValue[] {
  const { mailId, userId, sealedMail, at, expiresAt, dueAt = at, kind } = mail
  return [mailId, userId ?? null, sealedMail, at, expiresAt, dueAt, kind ?? null]
}

const deleteOfKind = statement(`DELETE FROM outgoing_mail WHERE user_id = $1 AND kind = $2`)

/** Drops the mails of a kind that still wait for somebody who wants no more of them. */
export async function dropMailsOfKind(
  queries: Queries,
  { userId, kind }: { userId: string; kind: string },
): Promise<void> {
  await queries.run(deleteOfKind, [userId, kind])
}

const takeMails = statement<{ mail_id: string; sealed_mail: Uint8Array; failures: number }>(`
  UPDATE outgoing_mail
  SET    due_at = $2
  WHERE  mail_id IN (
           SELECT mail_id
           FROM   outgoing_mail
           WHERE  due_at <= $1 AND expires_at > $1 AND (failures > 0) = $4
           ORDER  BY due_at
           LIMIT  $3
           FOR UPDATE SKIP LOCKED)
  RETURNING mail_id, sealed_mail, failures`)

/**
 * Takes mails that are due. They are the caller's for the lease; if it then has told neither of
 * success nor of failure, because it was killed, they are due again.
 */
export async function takeDueMails(
  queries: Queries,
  { at, leaseMs, limit, lane }: { at: Date; leaseMs: number; limit: number; lane: MailLane },
): Promise<DueMail[]> {
  const leasedUntil = new Date(at.getTime() + leaseMs)
  const rows = await queries.query(takeMails, [at, leasedUntil, limit, lane === 'retry'])
  return rows.map((row) => ({
    mailId: row.mail_id,
    sealedMail: row.sealed_mail,
    failures: row.failures,
    leasedUntil,
  }))
}

const deleteMail = statement(`DELETE FROM outgoing_mail WHERE mail_id = $1 AND due_at = $2`)

/** A mail that is out is not kept, unless another was put in its place meanwhile. */
export async function markMailSent(
  queries: Queries,
  { mailId, leasedUntil }: Pick<DueMail, 'mailId' | 'leasedUntil'>,
): Promise<void> {
  await queries.run(deleteMail, [mailId, leasedUntil])
}

const postponeMail = statement(`
  UPDATE outgoing_mail
  SET    failures = failures + 1, last_failure = $2, due_at = $3
  WHERE  mail_id = $1 AND due_at = $4`)

/** Keeps a mail for another try at `retryAt`; the reason must not hold the recipient. */
export async function markMailFailed(
  queries: Queries,
  given: Pick<DueMail, 'mailId' | 'leasedUntil'> & { reason: string; retryAt: Date },
): Promise<void> {
  const { mailId, leasedUntil, reason, retryAt } = given
  await queries.run(postponeMail, [mailId, reason, retryAt, leasedUntil])
}

const deleteExpiredMails = statement(`DELETE FROM outgoing_mail WHERE expires_at <= $1`)

/** Drops mails that came too late; gives their number. */
export async function dropExpiredMails(queries: Queries, at: Date): Promise<number> {
  return queries.run(deleteExpiredMails, [at])
}

const waiting = statement<{ count: number; oldest: Date | null }>(`
  SELECT count(*) AS count, min(created_at) AS oldest FROM outgoing_mail
  WHERE  expires_at > $1 AND created_at < $2`)

/** How many mails wait since before `since`, and since when the oldest of them does. */
export async function countWaitingMails(
  queries: Queries,
  { at, since }: { at: Date; since: Date },
): Promise<{ count: number; oldest: Date | undefined }> {
  const [row] = await queries.query(waiting, [at, since])
  return { count: row?.count ?? 0, oldest: row?.oldest ?? undefined }
}
