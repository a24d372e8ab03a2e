import { openOwnData } from '@kotonoha/api/own-data/open-own-data'
import { TRPCError } from '@trpc/server'
import { readBearerToken } from '../http/bearer-token'
import { toWireErrorResponse } from '../http/wire-error'
import type { Log } from '../log'
import type { AccountsHolder } from './accounts-holder'
import { findAccounts } from './find-accounts'

/** Answers the download of a learner's own data; errors have the shape of the procedures'. */
export function createOwnDataHandler({
  accounts,
  log,
}: {
  accounts: AccountsHolder
  log: Log
}): (request: Request) => Promise<Response> {
  return async ({ method, headers }) => {
    try {
      if (method !== 'GET') {
        throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message: `${method} is not supported` })
      }
      const { fileName, bytes } = await openOwnData({
        dictionary: undefined,
        accounts: findAccounts(accounts),
        accessToken: readBearerToken(headers),
      })
      return new Response(bytes, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      if (error instanceof TRPCError) return toWireErrorResponse(error)
      log.error('own data failed', { stack: error instanceof Error ? error.stack : String(error) })
      return toWireErrorResponse(
        new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'The server could not answer' }),
      )
    }
  }
}
