import { toDeviceId } from '@kotonoha/api/notifications/to-device-id'
import { pushAddress } from '@kotonoha/contract/core/notifications/push-address'
import { markOpened } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { movePushSubscription } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import type { z } from 'zod'
import type { AccountParts, AccountsHolder } from './accounts-holder'

/** Where a browser's worker tells what happened to what is pushed to it. */
export const pushWorkerPaths = {
  /** Its learner opened a reminder. */
  opened: '/push/opened',
  /** Its push service gave it another address. */
  changed: '/push/changed',
}

const opened = pushAddress.pick({ endpoint: true })
const changed = pushAddress.extend({ before: pushAddress.shape.endpoint })
const mostBytes = 4000

/**
 * Takes what browsers' workers tell. They have no session; that one knows its own push address is
 * its proof. It is told nothing, whoever asks.
 */
export function createPushWorkerHandler(
  accounts: Pick<AccountsHolder, 'find'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'POST' } })
    }
    const parts = accounts.find()
    if (typeof parts !== 'object') return new Response(null, { status: 503 })
    const isChange = new URL(request.url).pathname === pushWorkerPaths.changed
    const isTaken = await (isChange ? noteChanged(request, parts) : noteOpened(request, parts))
    if (!isTaken) return new Response(null, { status: 400 })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
}

async function noteOpened(request: Request, { accounts }: AccountParts): Promise<boolean> {
  const given = await readBody(request, opened)
  if (given === undefined) return false
  // It is no loss when the database is away: the learner is here, and will answer something.
  await markOpened(accounts.userDb, toDeviceId(given.endpoint)).catch(() => undefined)
  return true
}

/** A push service that is not known here is refused, as when a learner turns reminders on. */
async function noteChanged(request: Request, { accounts }: AccountParts): Promise<boolean> {
  const given = await readBody(request, changed)
  if (given === undefined || !accounts.push.isKnownService(given.endpoint)) return false
  const { before, ...address } = given
  // Lost while the database is away: the page of notifications offers the browser anew then.
  await movePushSubscription(accounts.userDb, {
    ...address,
    beforeHash: toDeviceId(before),
    endpointHash: toDeviceId(address.endpoint),
  }).catch(() => undefined)
  return true
}

async function readBody<Schema extends z.ZodType>(
  request: Request,
  shape: Schema,
): Promise<z.output<Schema> | undefined> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > mostBytes) {
    return undefined
  }
  try {
    return shape.parse(await request.json())
  } catch {
    return undefined
  }
}
