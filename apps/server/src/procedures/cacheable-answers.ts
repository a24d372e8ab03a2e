import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { createByteBoundedCache } from '../http/byte-bounded-cache'
import { isUnchanged } from '../http/entity-tag'
import type { PlainAnswer } from '../http/plain-answer'
import { AskedLately } from './asked-lately'
import { cacheabilityOfCall, cacheControlOf } from './cacheability-of-call'
import { callQueries } from './call-queries'
import type { CallRequest } from './call-request'
import { heldBytesOf, type KeptAnswer, toEncodedBody } from './kept-answer'

/** The library answers another format when asked for it, and we compress. */
const vary = 'trpc-accept, accept, accept-encoding'

/** Popular pages are computed and compressed twice for each dictionary. */
const maxKeptBytes = 32 * 1024 * 1024

/** A call that somebody may keep the answer of, and what the client says of the copies it has. */
export interface CacheableCall {
  call: CallRequest
  dictionary: Dictionary
  ifNoneMatch: string | null
  acceptEncoding: string | null
}

export interface CacheableAnswers {
  /**
   * The answer to questions about the dictionary; a promise where one needs time. Undefined where the
   * library has to answer, because something fails, may not be kept, or is asked for as a stream.
   */
  answer: (cacheable: CacheableCall) => PlainAnswer | undefined | Promise<PlainAnswer | undefined>
}

/** `release` differs between releases: the same dictionary may be answered in another shape. */
export function createCacheableAnswers(release: string): CacheableAnswers {
  const keptAnswers = createByteBoundedCache<KeptAnswer>(maxKeptBytes)
  const askedLately = new AskedLately()

  return {
    answer({ call, dictionary, ifNoneMatch, acceptEncoding }) {
      const cacheability = cacheabilityOfCall(call.procedureNames)
      if (cacheability === undefined) return undefined
      const forwards = sumForwards(call.target)
      const etag = toEntityTag(call.target, forwards, `${dictionary.version}.${release}`)
      const headers = [
        ...['content-type', 'application/json', 'cache-control', cacheControlOf[cacheability]],
        ...['etag', etag, 'vary', vary],
      ]
      if (isUnchanged(ifNoneMatch, etag)) return { status: 304, headers, body: null }

      // Answers of an older dictionary are no longer asked for, and make room by and by.
      const key = `${dictionary.version} ${call.target}`
      const send = (answer: KeptAnswer, isKept: boolean): PlainAnswer => {
        const { body, encoding, isNew } = toEncodedBody(answer, acceptEncoding)
        const isToBeKept = isKept ? isNew : askedLately.isAskedAgain(forwards)
        if (isToBeKept) keptAnswers.set(key, answer, heldBytesOf(answer))
        if (encoding !== undefined) headers.push('content-encoding', encoding)
        return { status: 200, headers, body }
      }
      const sendText = (text: string | undefined) =>
        text === undefined
          ? undefined
          : send({ plain: textEncoder.encode(text), encoded: {} }, false)
      const kept = keptAnswers.get(key)
      if (kept !== undefined) return send(kept, true)
      const text = callQueries(call, dictionary)
      return text instanceof Promise ? text.then(sendText) : sendText(text)
    },
  }
}

const textEncoder = new TextEncoder()

/** Weak, because the same answer has other bytes in each encoding. */
function toEntityTag(target: string, forwards: number, version: string): string {
  return `W/"${version}.${forwards.toString(36)}${sumBackwards(target).toString(36)}"`
}

/**
 * Tells questions apart, so that a store that looks at tags alone mixes none up. Nobody has to be kept
 * from finding two alike, and the system's digests take ten times as long as this of FNV-1a
 * (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), from both ends of the text.
 */
function sumForwards(target: string): number {
  let sum = sumOfNothing
  for (let at = 0; at < target.length; at += 1) {
    sum = Math.imul(sum ^ target.charCodeAt(at), sumFactor)
  }
  return sum >>> 0
}

function sumBackwards(target: string): number {
  let sum = sumOfNothing
  for (let at = target.length - 1; at >= 0; at -= 1) {
    sum = Math.imul(sum ^ target.charCodeAt(at), sumFactor)
  }
  return sum >>> 0
}

const sumOfNothing = 0x811c9dc5
const sumFactor = 0x01000193
