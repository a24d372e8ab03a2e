import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A program that may ask learners for consent. */
export interface OAuthClient {
  /** Random for one that registered itself; the address of its description for one that has one. */
  clientId: string
  /** As it calls itself: anybody may call themselves anything. */
  name: string
  redirectUris: string[]
  source: 'registered' | 'document'
  /** When it registered, or when its description was read last. */
  createdAt: Date
}

interface ClientRow {
  client_id: string
  name: string
  redirect_uris: string
  source: OAuthClient['source']
  created_at: Date
}

const byId = statement<ClientRow>(`
  SELECT client_id, name, redirect_uris, source, created_at FROM oauth_client WHERE client_id = $1`)

export async function findClient(
  queries: Queries,
  clientId: string,
): Promise<OAuthClient | undefined> {
  const [row] = await queries.query(byId, [clientId])
  return (
    row && {
      clientId: row.client_id,
      name: row.name,
      redirectUris: JSON.parse(row.redirect_uris) as string[],
      source: row.source,
      createdAt: row.created_at,
    }
  )
}

const save = statement(`
  INSERT INTO oauth_client (client_id, name, redirect_uris, source, created_at, used_at)
  VALUES ($1, $2, $3, $4, $5, $5)
  ON CONFLICT (client_id) DO UPDATE
  SET name = excluded.name, redirect_uris = excluded.redirect_uris,
      created_at = excluded.created_at, used_at = excluded.used_at`)

/** Adds a client, or what its description says now. */
export async function saveClient(queries: Queries, client: OAuthClient): Promise<void> {
  const { clientId, name, redirectUris, source, createdAt } = client
  await queries.run(save, [clientId, name, JSON.stringify(redirectUris), source, createdAt])
}

const touch = statement(`UPDATE oauth_client SET used_at = $2 WHERE client_id = $1`)

/** Notes that a client got a token. */
export async function noteClientUse(
  queries: Queries,
  { clientId, at }: { clientId: string; at: Date },
): Promise<void> {
  await queries.run(touch, [clientId, at])
}

const dropUnused = statement(`
  DELETE FROM oauth_client
  WHERE  (used_at = created_at AND created_at < $1) OR used_at < $2`)

/** Forgets clients that nobody ever let in, and those whose tokens are all over. */
export async function dropUnusedClients(
  queries: Queries,
  { neverUsedBefore, unusedSince }: { neverUsedBefore: Date; unusedSince: Date },
): Promise<void> {
  await queries.run(dropUnused, [neverUsedBefore, unusedSince])
}
