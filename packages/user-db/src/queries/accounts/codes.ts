import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A user has at most one waiting mail in each; a newer one voids the older. */
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
  wrongTries: number
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
  wrong_tries: number
  keeps_password: boolean
  challenge: string | null
  challenge_method: 's256' | 'plain' | null
  expires_at: Date
}

const columns = `user_id, slot, kind, address, link_hash, code_hash, wrong_tries, keeps_password,
  challenge, challenge_method, expires_at`

const ofUser = statement<CodeRow>(`SELECT ${columns} FROM auth_code WHERE user_id = $1`)

/** All waiting codes of a user, those past their time too. */
export async function listCodes(queries: Queries, userId: string): Promise<Code[]> {
  const rows = await queries.query(ofUser, [userId])
  return rows.map((row) => ({
    userId: row.user_id,
    slot: row.slot,
    kind: row.kind,
    address: row.address,
    linkHash: row.link_hash,
    codeHash: row.code_hash,
    wrongTries: row.wrong_tries,
    keepsPassword: row.keeps_password,
    codeChallenge:
      row.challenge === null || row.challenge_method === null
        ? null
        : { challenge: row.challenge, method: row.challenge_method },
    expiresAt: row.expires_at,
  }))
}

const save = statement(`
  INSERT INTO auth_code (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (user_id, slot) DO UPDATE
  SET kind = excluded.kind, address = excluded.address, link_hash = excluded.link_hash,
      code_hash = excluded.code_hash, wrong_tries = excluded.wrong_tries,
      keeps_password = excluded.keeps_password, challenge = excluded.challenge,
      challenge_method = excluded.challenge_method, expires_at = excluded.expires_at`)

/** Puts a code into its slot, over whatever waited there. */
export async function saveCode(queries: Queries, code: Code): Promise<void> {
  await queries.run(save, [
    code.userId,
    code.slot,
    code.kind,
    code.address,
    code.linkHash,
    code.codeHash,
    code.wrongTries,
    code.keepsPassword,
    code.codeChallenge?.challenge ?? null,
    code.codeChallenge?.method ?? null,
    code.expiresAt,
  ])
}

const removeOne = statement(`DELETE FROM auth_code WHERE user_id = $1 AND slot = $2`)

export async function deleteCode(
  queries: Queries,
  { userId, slot }: { userId: string; slot: CodeSlot },
): Promise<void> {
  await queries.run(removeOne, [userId, slot])
}

const removeAll = statement(`DELETE FROM auth_code WHERE user_id = $1`)

export async function deleteAllCodes(queries: Queries, userId: string): Promise<void> {
  await queries.run(removeAll, [userId])
}
