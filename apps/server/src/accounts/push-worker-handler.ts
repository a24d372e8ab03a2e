import { toDeviceId } from '@kotonoha/api/notifications/to-device-id'
import { markOpened } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { z } from 'zod'
import type { AccountsHolder } from './accounts-holder'

/** Where a browser tells that its learner opened what was pushed to it. */
export const pushOpenedPath = '/push/opened'

const body = z.object({ endpoint: z.url().max(1000) })
const mostBytes = 2000

/**
 * Notes that somebody opened a reminder. The browser's worker has no session; that it knows its own
 * push address is its proof. It is told nothing, whoever asks.
 */
export function createPushOpenedHandler(
  accounts: Pick<AccountsHolder, 'find'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'POST' } })
    }
    const parts = accounts.find()
    if (typeof parts !== 'object') return new Response(null, { status: 503 })
    const given = await readBody(request)
    if (given === undefined) return new Response(null, { status: 400 })
    // It is no loss when the database is away: the learner is here, and will answer something.
    await markOpened(parts.accounts.userDb, toDeviceId(given.endpoint)).catch(() => undefined)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
}

async function readBody(request: Request): Promise<z.infer<typeof body> | undefined> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > mostBytes) {
    return undefined
  }
  try {
    return body.parse(await request.json())
  } catch {
    return undefined
  }
}
