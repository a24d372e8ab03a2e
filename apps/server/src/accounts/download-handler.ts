import type { Context } from '@kotonoha/api/context'
import { TRPCError } from '@trpc/server'
import { readBearerToken } from '../http/bearer-token'
import { toWireErrorResponse } from '../http/wire-error'
import type { Log } from '../log'
import type { AccountsHolder } from './accounts-holder'
import { findAccounts } from './find-accounts'

interface Download {
  fileName: string
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>
}

export interface DownloadHandlerOptions {
  accounts: AccountsHolder
  log: Log
  /** Names it in the log. */
  name: string
  contentType: string
  /** Throws the errors of procedures. */
  open: (context: Context) => Promise<Download>
}

/** Answers a download of a learner's own; errors have the shape of the procedures'. */
export function createDownloadHandler({
  accounts,
  log,
  name,
  contentType,
  open,
}: DownloadHandlerOptions): (request: Request) => Promise<Response> {
  return async ({ method, headers }) => {
    try {
      if (method !== 'GET') {
        throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message: `${method} is not supported` })
      }
      const { fileName, bytes } = await open({
        dictionary: undefined,
        accounts: findAccounts(accounts),
        accessToken: readBearerToken(headers),
      })
      return new Response(bytes, {
        headers: {
          'content-type': contentType,
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      if (error instanceof TRPCError) return toWireErrorResponse(error)
      log.error(`${name} failed`, { stack: error instanceof Error ? error.stack : String(error) })
      return toWireErrorResponse(
        new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'The server could not answer' }),
      )
    }
  }
}
