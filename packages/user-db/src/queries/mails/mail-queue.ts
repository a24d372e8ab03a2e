import { statement } from '../../statement'
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
}

/** A mail that is to be sent now. */
export interface DueMail {
  mailId: string
  sealedMail: Uint8Array
  /** How often sending failed so far. */
  failures: number
}

const insertMail = statement(`
  INSERT INTO outgoing_mail (mail_id, user_id, sealed_mail, created_at, due_at, expires_at,
                             failures)
  VALUES ($1, $2, $3, $4, $4, $5, 0)
  ON CONFLICT (mail_id) DO NOTHING`)

/** Queues a mail; in the transaction of what it tells about, neither goes without the other. */
export async function enqueueMail(queries: Queries, mail: NewMail): Promise<void> {
  const { mailId, userId, sealedMail, at, expiresAt } = mail
  await queries.run(insertMail, [mailId, userId ?? null, sealedMail, at, expiresAt])
}

const takeMails = statement<{ mail_id: string; sealed_mail: Uint8Array; failures: number }>(`
  UPDATE outgoing_mail
  SET    due_at = $2
  WHERE  mail_id IN (
           SELECT mail_id
           FROM   outgoing_mail
           WHERE  due_at <= $1 AND expires_at > $1
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
  { at, leaseMs, limit }: { at: Date; leaseMs: number; limit: number },
): Promise<DueMail[]> {
  const rows = await queries.query(takeMails, [at, new Date(at.getTime() + leaseMs), limit])
  return rows.map((row) => ({
    mailId: row.mail_id,
    sealedMail: row.sealed_mail,
    failures: row.failures,
  }))
}

const deleteMail = statement(`DELETE FROM outgoing_mail WHERE mail_id = $1`)

/** A mail that is out is not kept. */
export async function markMailSent(queries: Queries, mailId: string): Promise<void> {
  await queries.run(deleteMail, [mailId])
}

const postponeMail = statement(`
  UPDATE outgoing_mail
  SET    failures = failures + 1, last_failure = $2, due_at = $3
  WHERE  mail_id = $1`)

/** Keeps a mail for another try at `retryAt`; the reason must not hold the recipient. */
export async function markMailFailed(
  queries: Queries,
  { mailId, reason, retryAt }: { mailId: string; reason: string; retryAt: Date },
): Promise<void> {
  await queries.run(postponeMail, [mailId, reason, retryAt])
}

const deleteExpiredMails = statement(`DELETE FROM outgoing_mail WHERE expires_at <= $1`)

/** Drops mails that came too late; gives their number. */
export async function dropExpiredMails(queries: Queries, at: Date): Promise<number> {
  return queries.run(deleteExpiredMails, [at])
}
