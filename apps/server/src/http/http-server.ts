import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { TRPCError } from '@trpc/server'
import type { Log } from '../log'
import { AnswersOfATurn } from './answers-of-a-turn'
import { type OpenConnections, trackConnections } from './open-connections'
import type { PlainAnswer } from './plain-answer'
import { logRequest } from './request-log'
import { toSecurityHeaders } from './security-headers'
import { errorHeaders, toWireError, toWireErrorResponse } from './wire-error'

/** Room for the longest address that is answered politely, beside ordinary headers. */
const maxHeaderBytes = 32 * 1024

/** A client that does not get its headers, or its whole request, across in so long is let go. */
const arrivalLimits = { headersMs: 10_000, requestMs: 30_000 }

/** Node looks for late requests only now and then, by itself every 30 seconds. */
const checksPerHeadersLimit = 10

/** Longer than the idle time of usual proxies, which then never reuse a connection just closed. */
const keepAliveTimeoutMs = 65_000

/**
 * While the server stops, a request may be on its way on a connection that looks idle here: its client
 * learns of the end only from an answer. So long it is waited for; and so long for the rest of half a one.
 */
const idleGraceMs = 300
/** However many go on connecting, none is let in after so long. */
const letInMs = 1000
const halfRequestGraceMs = 1000
const sweepMs = 20

export interface HttpServerOptions {
  /** Asked first; answers what needs no waiting, and undefined for all else. */
  answerAtOnce?: (incoming: IncomingMessage) => PlainAnswer | undefined
  fetch: (request: Request) => Response | Promise<Response>
  port: number
  host: string | undefined
  /** Requests under way get so long to finish when the server is stopped. */
  stopTimeoutMs: number
  log: Log
  /** How long a request may take to arrive; as it should be, but in tests. */
  limits?: { headersMs: number; requestMs: number }
}

export interface HttpServer {
  port: number
  /** Takes no more requests, lets those under way finish, and ends. */
  stop(): Promise<void>
}

/** Listens; rejects when the port cannot be had. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { answerAtOnce, fetch, port, host, stopTimeoutMs, log, limits = arrivalLimits } = options
  const listener = getRequestListener(fetch, {
    errorHandler: (error) => toWireErrorResponse(toRequestError(error, log)),
  })
  const answers = new AnswersOfATurn(securityHeaderList, () => performance.now())
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.headersMs / checksPerHeadersLimit,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (incoming: IncomingMessage, outgoing: ServerResponse) => {
      logRequest(log, incoming, outgoing)
      answers.sendLate()
      const answer = answerAtOnce?.(incoming)
      if (answer !== undefined) {
        answers.send(outgoing, answer)
        return
      }
      for (const [name, value] of securityHeaderPairs) outgoing.setHeader(name, value)
      void listener(incoming, outgoing)
    },
  )
  const connections = trackConnections(server)
  server.on('clientError', answerUnreadableRequest)
  await listen(server, port, host)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => stop(server, connections, stopTimeoutMs),
  }
}

// The bundle of the product is production.
const securityHeaders = toSecurityHeaders(process.env.NODE_ENV === 'production')
const securityHeaderPairs = Object.entries(securityHeaders)
const securityHeaderList = securityHeaderPairs.flat()

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function stop(
  server: Server,
  connections: OpenConnections,
  timeoutMs: number,
): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
  connections.announceEnd()
  await letWaitingIn(server)
  // The close of `node:http` would cut idle connections off at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const startedAt = performance.now()
  const sweep = async () => {
    const elapsedMs = performance.now() - startedAt
    // What arrived while we were busy is read first.
    await nextTurn()
    if (elapsedMs >= idleGraceMs) {
      server.closeIdleConnections()
      connections.closeUnused()
    }
    if (elapsedMs >= halfRequestGraceMs) connections.closeHalf()
  }
  // Any of these would hold the server open: one kept alive after its last answer, one that a
  // browser opened in advance, one whose request never arrives whole.
  const sweeping = setInterval(() => void sweep(), sweepMs)
  await closed
  clearInterval(sweeping)
  clearTimeout(deadline)
  // What node:http itself clears up when it is closed: its watch over late requests.
  server.close(() => {})
}

/**
 * Whoever has connected before now is let in, and no reset meets what they sent. Node lets in one for
 * each turn of the event loop, so that those who wait are as many turns away.
 */
async function letWaitingIn(server: Server): Promise<void> {
  const endsAt = performance.now() + letInMs
  let isOneLetIn = true
  const note = () => {
    isOneLetIn = true
  }
  server.on('connection', note)
  // The turn that is under way may have looked for connections already.
  await nextTurn()
  while (isOneLetIn && performance.now() < endsAt) {
    isOneLetIn = false
    await nextTurn()
  }
  server.off('connection', note)
}

/**
 * A request that cannot be understood, or that broke off, is the client's fault; anything else is
 * ours, and logged.
 */
function toRequestError(error: unknown, log: Log): TRPCError {
  if (isBrokenOff(error)) {
    return new TRPCError({ code: 'CLIENT_CLOSED_REQUEST', message: 'The request broke off' })
  }
  if (error instanceof Error && error.name === 'RequestError') {
    return new TRPCError({ code: 'BAD_REQUEST', message: 'The request is not well-formed' })
  }
  log.error('request failed', { stack: error instanceof Error ? error.stack : String(error) })
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'The server could not answer' })
}

/** What `node:http` says to whoever reads a body whose client left; nobody hears the answer. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error) || error.message !== 'aborted') return false
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}

/** What never became a request, answered by hand in the shape of the other errors. */
function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, body } = toWireError(toUnreadableError(error.code))
  const headers = { ...errorHeaders, ...securityHeaders, connection: 'close' }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  socket.end(`${head}\r\n\r\n${body}`)
}

function toUnreadableError(code: string | undefined): TRPCError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new TRPCError({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The address or the headers are too long',
    })
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new TRPCError({ code: 'TIMEOUT', message: 'The request took too long to arrive' })
  }
  if (code === 'HPE_INVALID_URL') {
    return new TRPCError({
      code: 'BAD_REQUEST',
      message: 'The address is not well-formed: all but ASCII must be percent-encoded',
    })
  }
  return new TRPCError({ code: 'BAD_REQUEST', message: 'The request is not well-formed' })
}
