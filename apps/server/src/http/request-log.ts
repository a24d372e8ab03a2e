import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  parseSharedListPath,
  toSharedListPath,
} from '@kotonoha/contract/dict/lists/shared-list-path'
import type { Log } from '../log'

/** Asked every few seconds by whatever watches the process: noise among visitors. */
const probePaths = new Set(['/health', '/ready'])

/**
 * Notes the request when it is over. The path only: what somebody looked up, and any secret in an
 * address, stands in the query.
 */
export function logRequest(log: Log, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const startedAt = performance.now()
  outgoing.once('close', () => {
    const [path = ''] = (incoming.url ?? '').split('?', 1)
    const write = probePaths.has(path) ? log.debug : log.info
    write('request', {
      method: incoming.method,
      path: withoutSecrets(path).slice(0, maxLoggedPathLength),
      status: toLoggedStatus(incoming, outgoing),
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      isCutOff: outgoing.writableFinished ? undefined : true,
    })
  })
}

/**
 * What the client did to itself is not noted as a fault of ours: 499 for one that left before an
 * answer, as other servers note it, and 408 for one whose request broke off. What was answered before its
 * body was asked for (503 while the service starts) is what was answered.
 */
function toLoggedStatus(incoming: IncomingMessage, outgoing: ServerResponse): number {
  if (!outgoing.headersSent) return 499
  return outgoing.statusCode >= 500 && incoming.errored !== null ? 408 : outgoing.statusCode
}

const maxLoggedPathLength = 300

/** Who reads the log should not be able to read the lists that others shared by a link. */
function withoutSecrets(path: string): string {
  return parseSharedListPath(path) === undefined ? path : toSharedListPath('…')
}
