import type { Accounts, TokenHolder } from '@kotonoha/api/accounts/accounts'
import { toProductError } from '@kotonoha/api/product-error'
import { heartbeatMs, switchedOffData } from '@kotonoha/contract/kanji/realtime-channel'
import { listLiveSessions } from '@kotonoha/user-db/queries/accounts/live-sessions'
import { findSession } from '@kotonoha/user-db/queries/accounts/sessions'
import { findStudyProfile, listRevisions } from '@kotonoha/user-db/queries/study/study-profile'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { TRPCError } from '@trpc/server'
import { readBearerToken } from '../http/bearer-token'
import { toWireErrorResponse } from '../http/wire-error'
import type { Log } from '../log'
import { type Connection, createConnections } from './connections'

export interface Realtime {
  /** Answers a browser that wants to hear of changes. */
  answer: (request: Request) => Promise<Response>
  announce: Accounts['announceStudyChange']
  /** Ends every connection; browsers come back by themselves. */
  stop: () => Promise<void>
}

export interface RealtimeOptions {
  userDb: UserDb
  verifyAccessToken: (token: string) => Promise<(TokenHolder & { expiresAt: Date }) | undefined>
  /** Whether the app is to draw nothing. */
  isSwitchedOff: () => boolean
  clock: () => Date
  log: Log
  /** The contract's, but in tests. */
  pauseMs?: number
}

/** What a browser has not taken in by then is a connection that is stuck. */
const mostUnread = 64

/**
 * The channel on which browsers hear that their learner's study data changed: a stream of events
 * that says no more than the revision. What a process did is told at once; what another process of
 * the installation did is found at the next heartbeat, and so is a session that has ended.
 */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { userDb, isSwitchedOff, clock, log, pauseMs = heartbeatMs } = options
  const connections = createConnections()
  let isStopped = false
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beat().catch((error: unknown) =>
      log.warn('heartbeat failed', { reason: String(error) }),
    )
  }, pauseMs).unref()

  async function beat(): Promise<void> {
    const open = connections.list()
    const told = isSwitchedOff() ? ` ${switchedOffData}` : ''
    for (const connection of open) connection.send(`event: heartbeat\ndata:${told}\n\n`)
    if (open.length === 0) return
    const live = await listLiveSessions(userDb, open)
    for (const connection of open) {
      const isOver = !live.has(connection.sessionId) || connection.tokenEndsAt <= clock()
      if (isOver) connection.close()
    }
    const userIds = [...new Set(open.map(({ userId }) => userId))]
    for (const [userId, revision] of await listRevisions(userDb, userIds)) {
      connections.announce(userId, { revision, kinds: ['cards', 'session', 'profile'] })
    }
  }

  async function connect({ method, headers }: Request): Promise<Response> {
    if (method !== 'GET') {
      throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message: `${method} is not supported` })
    }
    const holder = await options.verifyAccessToken(readBearerToken(headers) ?? '')
    if (holder === undefined) throw toProductError('not-signed-in')
    if (holder.isSecondFactorPending) throw toProductError('second-factor-needed')
    const { userId, sessionId, expiresAt } = holder
    if ((await findSession(userDb, holder)) === undefined) throw toProductError('session-ended')
    const revision = (await findStudyProfile(userDb, userId))?.revision ?? 0
    // One that is opened now would be closed by nobody, and hold the stop up.
    if (isStopped) throw toProductError('accounts-unavailable')
    const stream = openStream({ userId, sessionId, tokenEndsAt: expiresAt, revision })
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies that collect answers would hold the events back.
        'x-accel-buffering': 'no',
      },
    })
  }

  function openStream(holder: Omit<Connection, 'send' | 'close'>): ReadableStream<Uint8Array> {
    let end = () => false
    return new ReadableStream(
      {
        start(controller) {
          const connection: Connection = {
            ...holder,
            send(text) {
              if ((controller.desiredSize ?? 0) <= 0) return connection.close()
              controller.enqueue(encoder.encode(text))
            },
            close() {
              // It may have been closed while its session was looked up; closing twice throws.
              if (!connections.remove(connection)) return
              controller.close()
            },
          }
          end = () => connections.remove(connection)
          if (!connections.add(connection)) throw toProductError('too-many-calls')
          const { revision } = holder
          connection.send(`event: open\ndata: ${JSON.stringify({ revision })}\n\n`)
        },
        cancel: () => void end(),
      },
      { highWaterMark: mostUnread },
    )
  }

  return {
    announce: connections.announce,
    async answer(request) {
      try {
        return await connect(request)
      } catch (error) {
        if (error instanceof TRPCError) return toWireErrorResponse(error)
        log.error('realtime failed', {
          stack: error instanceof Error ? error.stack : String(error),
        })
        return toWireErrorResponse(toProductError('accounts-unavailable'))
      }
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      for (const connection of connections.list()) connection.close()
      await beating
    },
  }
}

const encoder = new TextEncoder()
