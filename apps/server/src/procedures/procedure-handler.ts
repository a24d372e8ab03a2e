import { createHash } from 'node:crypto'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { TRPCError } from '@trpc/server'
import type { AccountsHolder } from '../accounts/accounts-holder'
import { findAccounts } from '../accounts/find-accounts'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { readBearerToken } from '../http/bearer-token'
import { createByteBoundedCache } from '../http/byte-bounded-cache'
import { isUnchanged } from '../http/entity-tag'
import { toWireErrorResponse } from '../http/wire-error'
import type { Log } from '../log'
import { cacheabilityOfCall, cacheControlOf } from './cacheability-of-call'
import { callProcedures } from './call-procedures'
import { callQueries } from './call-queries'
import { type CallRequest, parseCallRequest } from './call-request'
import { compressAnswer } from './compress-answer'
import { heldBytesOf, type KeptAnswer, toEncodedBody } from './kept-answer'
import { readMutation } from './read-mutation'

/** The library answers another format when asked for it, and we compress. */
const vary = 'trpc-accept, accept, accept-encoding'

/** Popular pages are computed and compressed once for each dictionary. */
const maxKeptBytes = 32 * 1024 * 1024

export interface ProcedureHandlerOptions {
  dictionaries: DictionaryHolder
  accounts: AccountsHolder
  isSwitchedOff: () => boolean
  /** Differs between releases: the same dictionary may be answered in another shape. */
  release: string
  log: Log
}

/** Answers a call under `/api`. */
export type ProcedureHandler = (request: Request) => Promise<Response>

export function createProcedureHandler(options: ProcedureHandlerOptions): ProcedureHandler {
  const { dictionaries, accounts, isSwitchedOff, release, log } = options
  const keptAnswers = createByteBoundedCache<KeptAnswer>(maxKeptBytes)

  async function answer(request: Request): Promise<Response> {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') throw wrongMethod(method)
    const call = parseCallRequest(request.url)
    const query = method === 'POST' ? await readMutation(request) : toGet(request)
    const cacheability = method === 'POST' ? undefined : cacheabilityOfCall(call.procedureNames)
    const lease = dictionaries.lease()
    try {
      const dictionary = lease?.dictionary
      if (cacheability === undefined || dictionary === undefined || asksForStream(request)) {
        const response = await callProcedures(query, {
          dictionary,
          accounts: findAccounts(accounts),
          isSwitchedOff,
          accessToken: readBearerToken(request.headers),
          log,
        })
        return await compressAnswer(request, response)
      }
      const headers = {
        'content-type': 'application/json',
        'cache-control': cacheControlOf[cacheability],
        etag: toEntityTag(call, dictionary, release),
        vary,
      }
      return await answerCacheable(query, { call, dictionary, headers })
    } finally {
      lease?.release()
    }
  }

  async function answerCacheable(request: Request, cacheable: CacheableCall): Promise<Response> {
    const { call, dictionary, headers } = cacheable
    if (isUnchanged(request.headers.get('if-none-match'), headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    // Answers of an older dictionary are no longer asked for, and make room by and by.
    const key = `${dictionary.version} ${call.target}`
    let answer = keptAnswers.get(key)
    const isKept = answer !== undefined
    if (answer === undefined) {
      const text = await callQueries(call, dictionary)
      if (text === undefined) return callProcedures(request, { dictionary, log })
      answer = { plain: textEncoder.encode(text), encoded: {} }
    }
    const { body, encoding, isNew } = toEncodedBody(answer, request.headers.get('accept-encoding'))
    if (!isKept || isNew) keptAnswers.set(key, answer, heldBytesOf(answer))
    return new Response(body, {
      headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding },
    })
  }

  return (request) =>
    answer(request).catch((error: unknown) => {
      if (error instanceof TRPCError) return toWireErrorResponse(error)
      throw error
    })
}

const textEncoder = new TextEncoder()

interface CacheableCall {
  call: CallRequest
  dictionary: Dictionary
  headers: { etag: string } & Record<string, string>
}

/** The library answers HEAD with nothing; here it is GET, and the body is left out when sent. */
function toGet(request: Request): Request {
  return request.method === 'GET' ? request : new Request(request.url, { headers: request.headers })
}

/** Weak, because the same answer has other bytes in each encoding. */
function toEntityTag({ target }: CallRequest, { version }: Dictionary, release: string): string {
  const question = createHash('sha1').update(target).digest('base64url').slice(0, 10)
  return `W/"${version}.${release}.${question}"`
}

/** A batch answered line by line as each is ready: nothing to keep. */
function asksForStream({ headers }: Request): boolean {
  return (headers.get('trpc-accept') ?? headers.get('accept') ?? '').includes('application/jsonl')
}

function wrongMethod(method: string): TRPCError {
  return new TRPCError({
    code: 'METHOD_NOT_SUPPORTED',
    message: `${method} is not supported: queries are GET, mutations are POST`,
  })
}
