import { realtimePath } from '@kotonoha/contract/kanji/realtime-channel'
import { TRPCError } from '@trpc/server'
import { toWireErrorResponse } from './wire-error'

/**
 * Backend paths that the specification names and the product does not use (decision 038). A program
 * that asks there is told so as by any call, and not with a page for people.
 */
export const unusedPaths = [
  ...['/rest', '/storage', '/functions'].flatMap((path) => [path, `${path}/*`]),
  `${realtimePath}/*`,
]

export function answerUnusedPath(request: Request): Response {
  const { pathname } = new URL(request.url)
  return toWireErrorResponse(
    new TRPCError({ code: 'NOT_FOUND', message: `Nothing is answered at ${pathname}` }),
  )
}
