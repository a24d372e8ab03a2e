import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A user has at most one waiting mail in each by each who asked; a newer one voids the older. */
export type CodeSlot =
  | 'confirmation'
  | 'recovery'
  | 'email-change-current'
  | 'email-change-new'
  | 'reauthentication'

/** What a client that follows PKCE promised to prove. */
export interface CodeChallenge {
  challenge: string
  method: 's256' | 'plain'
}

/** A mailed code and the link beside it. */
export interface Code {
  userId: string
  slot: CodeSlot
  /** The kind of the mail: `signup`, `recovery`, … */
  kind: string
  /** Where the mail went. */
  address: string
  /** Null: the mail had no link. */
  linkHash: string | null
  codeHash: string
  /** Whoever asked for the mail, as a hash; empty for an administrator. */
  askedBy: string
  /** Wrong tries of whoever asked for the mail. */
  wrongTries: number
  /** Wrong tries of all others together. */
  strangerTries: number
  /** Whether redeeming it also vouches for the password that the account was made with. */
  keepsPassword: boolean
  codeChallenge: CodeChallenge | null
  expiresAt: Date
}

interface CodeRow {
  user_id: string
  slot: CodeSlot
  kind: string
  address: string
  link_hash: string | null
  code_hash: string
  asked_by: string
  wrong_tries: number
  stranger_tries: number
  keeps_password: boolean
  challenge: string | null
  challenge_method: 's256' | 'plain' | null
  expires_at: Date
}

const columns = `user_id, slot, asked_by, kind, address, link_hash, code_hash, wrong_tries,
  stranger_tries, keeps_password, challenge, challenge_method, expires_at`

const ofUser = statement<CodeRow>(
  `SELECT ${columns} FROM auth_code WHERE user_id = $1 ORDER BY expires_at DESC, asked_by`,
)

/** All waiting codes of a user, the latest first, those past their time too. */
export async function listCodes(queries: Queries, userId: string): Promise<Code[]> {
  const rows = await queries.query(ofUser, [userId])
  return rows.map((row) => ({
    userId: row.user_id,
    slot: row.slot,
    kind: row.kind,
    address: row.address,
    linkHash: row.link_hash,
    codeHash: row.code_hash,
    askedBy: row.asked_by,
    wrongTries: row.wrong_tries,
    strangerTries: row.stranger_tries,
    keepsPassword: row.keeps_password,
    codeChallenge:
      row.challenge === null || row.challenge_method === null
        ? null
        : { challenge: row.challenge, method: row.challenge_method },
    expiresAt: row.expires_at,
  }))
}

const save = statement(`
  INSERT INTO auth_code (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (user_id, slot, asked_by) DO UPDATE
  SET kind = excluded.kind, address = excluded.address, link_hash = excluded.link_hash,
      code_hash = excluded.code_hash, wrong_tries = excluded.wrong_tries,
      stranger_tries = excluded.stranger_tries, keeps_password = excluded.keeps_password, challenge = excluded.challenge,
      challenge_method = excluded.challenge_method, expires_at = excluded.expires_at`)

/** Puts a code into its slot, over whatever whoever asked had waiting there. */
export async function saveCode(queries: Queries, code: Code): Promise<void> {
  await queries.run(save, [
    code.userId,
    code.slot,
    code.askedBy,
    code.kind,
    code.address,
    code.linkHash,
    code.codeHash,
    code.wrongTries,
    code.strangerTries,
    code.keepsPassword,
    code.codeChallenge?.challenge ?? null,
    code.codeChallenge?.method ?? null,
    code.expiresAt,
  ])
}

const removeOne = statement(`DELETE FROM auth_code WHERE user_id = $1 AND slot = $2`)

/** Voids all that waits in a slot. */
export async function deleteCode(
  queries: Queries,
  { userId, slot }: { userId: string; slot: CodeSlot },
): Promise<void> {
  await queries.run(removeOne, [userId, slot])
}

const removeOfAsker = statement(
  `DELETE FROM auth_code WHERE user_id = $1 AND slot = $2 AND asked_by = $3`,
)

/** Voids what one of several who asked has waiting in a slot. */
export async function deleteCodeOfAsker(
  queries: Queries,
  { userId, slot, askedBy }: Pick<Code, 'userId' | 'slot' | 'askedBy'>,
): Promise<void> {
  await queries.run(removeOfAsker, [userId, slot, askedBy])
}

const removeAll = statement(`DELETE FROM auth_code WHERE user_id = $1`)

export async function deleteAllCodes(queries: Queries, userId: string): Promise<void> {
  await queries.run(removeAll, [userId])
}
