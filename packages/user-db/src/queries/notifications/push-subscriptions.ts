import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Where a browser takes what is pushed, and the keys that only it can read it with. */
export interface PushAddress {
  /** An address of the push service of the browser's maker. */
  endpoint: string
  /** The browser's public key, and a secret shared with it (RFC 8291): base64url. */
  p256dh: string
  auth: string
}

/** A browser that its learner turned reminders on in. */
export interface PushSubscription extends PushAddress {
  userId: string
  /** SHA-256 of the endpoint, base64url. */
  endpointHash: string
  sessionId: string
  /** In words: `Firefox on Windows`. */
  device: string
  createdAt: Date
  /** The last learner day of which it was reminded. */
  sentForDay: number | undefined
  /** Since when its push service refuses what is sent; undefined while it takes it. */
  failedSince: Date | undefined
}

interface SubscriptionRow {
  user_id: string
  endpoint_hash: string
  endpoint: string
  p256dh: string
  auth: string
  session_id: string
  device: string
  created_at: Date
  sent_for_day: number | null
  failed_since: Date | null
}

function toSubscription(row: SubscriptionRow): PushSubscription {
  return {
    userId: row.user_id,
    endpointHash: row.endpoint_hash,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    sessionId: row.session_id,
    device: row.device,
    createdAt: row.created_at,
    sentForDay: row.sent_for_day ?? undefined,
    failedSince: row.failed_since ?? undefined,
  }
}

// A session that was ended takes its subscription along, whoever ended it and however.
const isOfSession = `EXISTS (
  SELECT 1 FROM auth_session
  WHERE  auth_session.user_id = push_subscription.user_id
  AND    auth_session.session_id = push_subscription.session_id)`

const ofUser = statement<SubscriptionRow>(`
  SELECT user_id, endpoint_hash, endpoint, p256dh, auth, session_id, device, created_at,
         sent_for_day, failed_since
  FROM   push_subscription
  WHERE  user_id = $1 AND ${isOfSession}
  ORDER  BY created_at DESC, endpoint_hash`)

/** The browsers of a learner that are still signed in, the newest first. */
export async function listPushSubscriptions(
  queries: Queries,
  userId: string,
): Promise<PushSubscription[]> {
  return (await queries.query(ofUser, [userId])).map(toSubscription)
}

const takeFromOthers = statement(`
  DELETE FROM push_subscription WHERE endpoint_hash = $1 AND user_id <> $2`)

const save = statement(`
  INSERT INTO push_subscription (user_id, endpoint_hash, endpoint, p256dh, auth, session_id,
                                 device, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (user_id, endpoint_hash) DO UPDATE
  SET p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id,
      device = excluded.device, failed_since = NULL`)

const dropOldest = statement(`
  DELETE FROM push_subscription
  WHERE  user_id = $1
  AND    endpoint_hash IN (
           SELECT endpoint_hash FROM push_subscription
           WHERE  user_id = $1
           ORDER  BY created_at DESC, endpoint_hash
           OFFSET $2)`)

/** More browsers than a person has; beyond, the oldest are forgotten. */
const maxSubscriptions = 20

/** Keeps a browser's address; whoever had it before on the same browser has it no more. */
export async function savePushSubscription(
  queries: Queries,
  subscription: Omit<PushSubscription, 'sentForDay' | 'failedSince'>,
): Promise<void> {
  const { userId, endpointHash, endpoint, p256dh, auth, sessionId, device, createdAt } =
    subscription
  await queries.run(takeFromOthers, [endpointHash, userId])
  const values = [userId, endpointHash, endpoint, p256dh, auth, sessionId, device, createdAt]
  await queries.run(save, values)
  await queries.run(dropOldest, [userId, maxSubscriptions])
}

const move = statement(`
  UPDATE push_subscription
  SET    endpoint_hash = $2, endpoint = $3, p256dh = $4, auth = $5, failed_since = NULL
  WHERE  endpoint_hash = $1 AND ${isOfSession}
  AND    NOT EXISTS (
           SELECT 1 FROM push_subscription AS present
           WHERE  present.user_id = push_subscription.user_id AND present.endpoint_hash = $2)`)

/** Its push service gave a browser another address; what it was reminded of stays known. */
export async function movePushSubscription(
  queries: Queries,
  moved: PushAddress & { beforeHash: string; endpointHash: string },
): Promise<void> {
  const { beforeHash, endpointHash, endpoint, p256dh, auth } = moved
  await queries.run(move, [beforeHash, endpointHash, endpoint, p256dh, auth])
}

interface SubscriptionKey {
  userId: string
  endpointHash: string
}

const remove = statement(`
  DELETE FROM push_subscription WHERE user_id = $1 AND endpoint_hash = $2`)

/** Forgets a browser; false when it was not known. */
export async function removePushSubscription(
  queries: Queries,
  { userId, endpointHash }: SubscriptionKey,
): Promise<boolean> {
  return (await queries.run(remove, [userId, endpointHash])) === 1
}

const removeSignedOutOfUser = statement(`
  DELETE FROM push_subscription WHERE user_id = $1 AND NOT ${isOfSession}`)

/** Forgets the browsers of a learner whose sessions were ended. */
export async function removeSignedOutSubscriptions(
  queries: Queries,
  userId: string,
): Promise<void> {
  await queries.run(removeSignedOutOfUser, [userId])
}

const removeSignedOutOfAll = statement(`DELETE FROM push_subscription WHERE NOT ${isOfSession}`)

/** The same for all learners: sessions also end by themselves. */
export async function removeAllSignedOutSubscriptions(queries: Queries): Promise<void> {
  await queries.run(removeSignedOutOfAll, [])
}

const claim = statement(`
  UPDATE push_subscription
  SET    sent_for_day = $3
  WHERE  user_id = $1 AND endpoint_hash = $2 AND (sent_for_day IS NULL OR sent_for_day < $3)`)

/**
 * Takes it upon the caller to remind a browser of a learner day; false when somebody did so before.
 * Kept before anything is sent: whoever is killed in between reminds once too seldom, never twice.
 */
export async function claimDay(
  queries: Queries,
  { userId, endpointHash, day }: SubscriptionKey & { day: number },
): Promise<boolean> {
  return (await queries.run(claim, [userId, endpointHash, day])) === 1
}

const giveBack = statement(`
  UPDATE push_subscription
  SET    sent_for_day = $4
  WHERE  user_id = $1 AND endpoint_hash = $2 AND sent_for_day = $3`)

/** The push service took nothing for sure: it may be tried again. */
export async function giveDayBack(
  queries: Queries,
  given: SubscriptionKey & { day: number; before: number | undefined },
): Promise<void> {
  const { userId, endpointHash, day, before } = given
  await queries.run(giveBack, [userId, endpointHash, day, before ?? null])
}

const succeed = statement(`
  UPDATE push_subscription SET failed_since = NULL
  WHERE  user_id = $1 AND endpoint_hash = $2 AND failed_since IS NOT NULL`)

export async function markPushTaken(
  queries: Queries,
  { userId, endpointHash }: SubscriptionKey,
): Promise<void> {
  await queries.run(succeed, [userId, endpointHash])
}

const fail = statement(`
  UPDATE push_subscription SET failed_since = $3
  WHERE  user_id = $1 AND endpoint_hash = $2 AND failed_since IS NULL`)

const forgetFailing = statement(`
  DELETE FROM push_subscription
  WHERE  user_id = $1 AND endpoint_hash = $2 AND failed_since < $3`)

/** Notes that a push service refuses; one that has done so for too long is not asked any more. */
export async function markPushRefused(
  queries: Queries,
  { userId, endpointHash, at, forgetBefore }: SubscriptionKey & { at: Date; forgetBefore: Date },
): Promise<void> {
  await queries.run(fail, [userId, endpointHash, at])
  await queries.run(forgetFailing, [userId, endpointHash, forgetBefore])
}
