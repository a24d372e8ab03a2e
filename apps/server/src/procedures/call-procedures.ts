import { appRouter } from '@kotonoha/api/app-router'
import type { Context } from '@kotonoha/api/context'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Log } from '../log'
import { endpoint, maxCallsPerBatch } from './call-request'

export interface ProcedureEnvironment extends Context {
  log: Log
}

/** Calls what the request names; an answer that is not all success is never kept by anybody. */
export async function callProcedures(
  request: Request,
  { log, ...context }: ProcedureEnvironment,
): Promise<Response> {
  const response = await fetchRequestHandler({
    endpoint,
    req: request,
    router: appRouter,
    createContext: () => context,
    maxBatchSize: maxCallsPerBatch,
    onError({ error, path }) {
      if (error.code !== 'INTERNAL_SERVER_ERROR') return
      log.error('procedure failed', { procedure: path, stack: (error.cause ?? error).stack })
    },
  })
  response.headers.set('cache-control', 'no-store')
  if (response.status === 503) response.headers.set('retry-after', retryAfterSeconds)
  return response
}

/** A dictionary being built is there in a minute, a database sooner; asking again is cheap. */
const retryAfterSeconds = '5'
