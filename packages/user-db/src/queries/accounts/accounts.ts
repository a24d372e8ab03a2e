import { type SqlValue, statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type Account, type AccountRow, toAccount } from './account'

const columns = `user_id, role, email, phone, password_hash, email_confirmed_at,
  phone_confirmed_at, invited_at, confirmation_sent_at, recovery_sent_at, new_email,
  email_change_sent_at, email_change_half, reauthentication_sent_at, last_sign_in_at,
  app_metadata, user_metadata, is_anonymous, banned_until, deleted_at, created_at, updated_at`

const accountById = statement<AccountRow>(`SELECT ${columns} FROM auth_user WHERE user_id = $1`)

const lockedAccountById = statement<AccountRow>(
  `SELECT ${columns} FROM auth_user WHERE user_id = $1 FOR UPDATE`,
)

const insert = statement(`
  INSERT INTO auth_user (${columns})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
    $20, $21, $22)`)

const update = statement(`
  UPDATE auth_user
  SET    role = $2, email = $3, phone = $4, password_hash = $5, email_confirmed_at = $6,
         phone_confirmed_at = $7, invited_at = $8, confirmation_sent_at = $9,
         recovery_sent_at = $10, new_email = $11, email_change_sent_at = $12,
         email_change_half = $13, reauthentication_sent_at = $14, last_sign_in_at = $15,
         app_metadata = $16, user_metadata = $17, is_anonymous = $18, banned_until = $19,
         deleted_at = $20, created_at = $21, updated_at = $22
  WHERE  user_id = $1`)

export async function findAccount(queries: Queries, userId: string): Promise<Account | undefined> {
  const [row] = await queries.query(accountById, [userId])
  return row && toAccount(row)
}

/**
 * Finds an account and holds it until the transaction ends, so that what one request decides by
 * it (a code is used once, a session rotates once) no other request decides at the same time.
 */
export async function lockAccount(queries: Queries, userId: string): Promise<Account | undefined> {
  const [row] = await queries.query(lockedAccountById, [userId])
  return row && toAccount(row)
}

export async function insertAccount(queries: Queries, account: Account): Promise<void> {
  await queries.run(insert, toValues(account))
}

/** Writes a locked account back. */
export async function saveAccount(queries: Queries, account: Account): Promise<void> {
  await queries.run(update, toValues(account))
}

function toValues(account: Account): SqlValue[] {
  return [
    account.userId,
    account.role,
    account.email,
    account.phone,
    account.passwordHash,
    account.emailConfirmedAt,
    account.phoneConfirmedAt,
    account.invitedAt,
    account.confirmationSentAt,
    account.recoverySentAt,
    account.newEmail,
    account.emailChangeSentAt,
    account.emailChangeHalf,
    account.reauthenticationSentAt,
    account.lastSignInAt,
    JSON.stringify(account.appMetadata),
    JSON.stringify(account.userMetadata),
    account.isAnonymous,
    account.bannedUntil,
    account.deletedAt,
    account.createdAt,
    account.updatedAt,
  ]
}

const count = statement<{ count: number }>(`
  SELECT count(*) AS count FROM auth_user
  WHERE  $1::text = '' OR strpos(lower(coalesce(email, '')), lower($1::text)) > 0`)

const page = statement<AccountRow>(`
  SELECT ${columns} FROM auth_user
  WHERE  $1::text = '' OR strpos(lower(coalesce(email, '')), lower($1::text)) > 0
  ORDER  BY created_at DESC, user_id
  LIMIT  $2 OFFSET $3`)

/** A page of all accounts, newest first; `filter` is a part of the address, or empty. */
export async function listAccounts(
  queries: Queries,
  { filter, limit, offset }: { filter: string; limit: number; offset: number },
): Promise<{ accounts: Account[]; totalCount: number }> {
  const [total] = await queries.query(count, [filter])
  const rows = await queries.query(page, [filter, limit, offset])
  return { accounts: rows.map(toAccount), totalCount: total?.count ?? 0 }
}
