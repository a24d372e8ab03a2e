import { TRPCError } from '@trpc/server'
import type { AccountsHolder } from '../accounts/accounts-holder'
import { findAccounts } from '../accounts/find-accounts'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { readBearerToken } from '../http/bearer-token'
import { toResponse } from '../http/plain-answer'
import { toWireErrorResponse } from '../http/wire-error'
import type { Log } from '../log'
import { cacheabilityOfCall } from './cacheability-of-call'
import type { CacheableAnswers } from './cacheable-answers'
import { callProcedures } from './call-procedures'
import { asksForStream, parseCallRequest } from './call-request'
import { compressAnswer } from './compress-answer'
import { readMutation } from './read-mutation'

export interface ProcedureHandlerOptions {
  dictionaries: DictionaryHolder
  accounts: AccountsHolder
  isSwitchedOff: () => boolean
  cacheableAnswers: CacheableAnswers
  log: Log
}

/** Answers a call under `/api`. */
export type ProcedureHandler = (request: Request) => Promise<Response>

export function createProcedureHandler(options: ProcedureHandlerOptions): ProcedureHandler {
  const { dictionaries, accounts, isSwitchedOff, cacheableAnswers, log } = options

  async function answer(request: Request): Promise<Response> {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') throw wrongMethod(method)
    const call = parseCallRequest(request.url)
    const query = method === 'POST' ? await readMutation(request) : toGet(request)
    const mayBeKept = method !== 'POST' && cacheabilityOfCall(call.procedureNames) !== undefined
    const lease = dictionaries.lease()
    try {
      const dictionary = lease?.dictionary
      const accept = headers.get('trpc-accept') ?? headers.get('accept')
      if (!mayBeKept || dictionary === undefined || asksForStream(accept)) {
        const response = await callProcedures(query, {
          dictionary,
          accounts: findAccounts(accounts),
          isSwitchedOff,
          accessToken: readBearerToken(headers),
          log,
        })
        return await compressAnswer(request, response)
      }
      const answered = await cacheableAnswers.answer({
        call,
        dictionary,
        ifNoneMatch: headers.get('if-none-match'),
        acceptEncoding: headers.get('accept-encoding'),
      })
      return answered === undefined
        ? await callProcedures(query, { dictionary, log })
        : toResponse(answered)
    } finally {
      lease?.release()
    }
  }

  return (request) =>
    answer(request).catch((error: unknown) => {
      if (error instanceof TRPCError) return toWireErrorResponse(error)
      throw error
    })
}

/** The library answers HEAD with nothing; here it is GET, and the body is left out when sent. */
function toGet(request: Request): Request {
  return request.method === 'GET' ? request : new Request(request.url, { headers: request.headers })
}

function wrongMethod(method: string): TRPCError {
  return new TRPCError({
    code: 'METHOD_NOT_SUPPORTED',
    message: `${method} is not supported: queries are GET, mutations are POST`,
  })
}
