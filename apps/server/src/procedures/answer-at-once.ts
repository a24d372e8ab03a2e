import type { IncomingMessage } from 'node:http'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import type { PlainAnswer } from '../http/plain-answer'
import type { CacheableAnswers } from './cacheable-answers'
import { asksForStream, endpoint, parseCallTarget } from './call-request'

/** The answer to a request, in the turn in which it came in; undefined where it takes the long way. */
export type AnswerAtOnce = (incoming: IncomingMessage) => PlainAnswer | undefined

/** Addresses that mean what they say: in others a parser of addresses finds something to change. */
const plainTarget = new RegExp(String.raw`^${endpoint}/[A-Za-z.,]+(?:\?[\w%&=+.,:;*!()~@$-]*)?$`)

/**
 * Questions about the dictionary, which are most of what is asked: no request, response, promise or
 * step of a library stands between them and the row that answers them (decision 097). Whatever is odd
 * about a request, or fails, takes the long way, where it is met again.
 */
export function createAnswerAtOnce(
  dictionaries: DictionaryHolder,
  { answer }: CacheableAnswers,
): AnswerAtOnce {
  const isPlainHost = createPlainHosts()
  return ({ method, url = '', headers }) => {
    if (method !== 'GET' || !plainTarget.test(url) || !isPlainHost(headers.host)) return undefined
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      return undefined
    }
    const accept = headers['trpc-accept'] ?? headers.accept
    if (asksForStream(Array.isArray(accept) ? accept.join() : accept)) return undefined
    const lease = dictionaries.lease()
    if (lease === undefined) return undefined
    try {
      const found = answer({
        call: parseCallTarget(url),
        dictionary: lease.dictionary,
        ifNoneMatch: headers['if-none-match'] ?? null,
        acceptEncoding: headers['accept-encoding'] ?? null,
      })
      return found instanceof Promise ? undefined : found
    } catch {
      return undefined
    } finally {
      lease.release()
    }
  }
}

/** Nearly all ask by one name, which is looked at when it comes in the first time. */
function createPlainHosts(): (host: string | undefined) => boolean {
  let lastPlain: string | undefined
  return (host) => {
    if (host === undefined) return false
    if (host !== lastPlain && isPlain(host)) lastPlain = host
    return host === lastPlain
  }
}

function isPlain(host: string): boolean {
  return /^[a-z\d.-]+(?::\d+)?$/.test(host) && URL.canParse(`http://${host}/`)
}
