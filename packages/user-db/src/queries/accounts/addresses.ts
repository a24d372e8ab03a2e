import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const userOfAddress = statement<{ user_id: string }>(
  `SELECT user_id FROM auth_address WHERE address = $1`,
)

/** `address` is an e-mail address in lower case or a phone number that begins with a plus. */
export async function findUserIdOfAddress(
  queries: Queries,
  address: string,
): Promise<string | undefined> {
  const [row] = await queries.query(userOfAddress, [address])
  return row?.user_id
}

const claim = statement(`
  INSERT INTO auth_address (address, user_id) VALUES ($1, $2) ON CONFLICT (address) DO NOTHING`)

/** Makes an address a user's; false when it is somebody's already. */
export async function claimAddress(
  queries: Queries,
  { address, userId }: { address: string; userId: string },
): Promise<boolean> {
  return (await queries.run(claim, [address, userId])) === 1
}

const release = statement(`DELETE FROM auth_address WHERE address = $1 AND user_id = $2`)

export async function releaseAddress(
  queries: Queries,
  { address, userId }: { address: string; userId: string },
): Promise<void> {
  await queries.run(release, [address, userId])
}

const want = statement(`
  INSERT INTO auth_wanted_address (address, user_id, wanted_at, session_id)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (address, user_id) DO UPDATE
  SET wanted_at = excluded.wanted_at, session_id = excluded.session_id`)

/** Notes that a user wants to change to an address, so that its code finds the user. */
export async function addWantedAddress(
  queries: Queries,
  wish: { address: string; userId: string; wantedAt: Date; sessionId: string | undefined },
): Promise<void> {
  const { address, userId, wantedAt, sessionId } = wish
  await queries.run(want, [address, userId, wantedAt, sessionId ?? null])
}

const sessionOfWish = statement<{ session_id: string | null }>(
  `SELECT session_id FROM auth_wanted_address WHERE address = $1 AND user_id = $2`,
)

/** The session that asked for a change of address; undefined where none did. */
export async function findWantingSession(
  queries: Queries,
  { address, userId }: { address: string; userId: string },
): Promise<string | undefined> {
  const [row] = await queries.query(sessionOfWish, [address, userId])
  return row?.session_id ?? undefined
}

const forget = statement(`DELETE FROM auth_wanted_address WHERE address = $1 AND user_id = $2`)

export async function removeWantedAddress(
  queries: Queries,
  { address, userId }: { address: string; userId: string },
): Promise<void> {
  await queries.run(forget, [address, userId])
}

const wanting = statement<{ user_id: string }>(`
  SELECT user_id FROM auth_wanted_address WHERE address = $1 ORDER BY wanted_at DESC LIMIT 20`)

/** Those who want to change to an address, the latest first; more than a few are an attack. */
export async function listUserIdsWantingAddress(
  queries: Queries,
  address: string,
): Promise<string[]> {
  return (await queries.query(wanting, [address])).map((row) => row.user_id)
}

// Printable ASCII is from the space to the tilde.
const beyondAscii = statement<{ address: string; user_id: string }>(
  `SELECT address, user_id FROM auth_address WHERE address ~ '@.*[^ -~]'`,
)

/** Addresses that were kept with their domain as it was written. */
export async function listAddressesBeyondAscii(
  queries: Queries,
): Promise<{ address: string; userId: string }[]> {
  const rows = await queries.query(beyondAscii, [])
  return rows.map(({ address, user_id: userId }) => ({ address, userId }))
}
