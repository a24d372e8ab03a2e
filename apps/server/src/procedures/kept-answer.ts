import {
  type Bytes,
  type ContentEncoding,
  chooseEncoding,
  compress,
  minBytesToCompress,
} from '../http/content-encoding'

/** An answer ready to be sent, in each encoding that somebody has asked for. */
export interface KeptAnswer {
  plain: Bytes
  encoded: Partial<Record<ContentEncoding, Bytes>>
}

export interface EncodedBody {
  body: Bytes
  encoding: ContentEncoding | undefined
  /** Whether the answer was compressed for this, and so takes more room from now on. */
  isNew: boolean
}

/** The body in the best encoding the client takes; short ones stay as they are. */
export function toEncodedBody(answer: KeptAnswer, acceptEncoding: string | null): EncodedBody {
  const encoding =
    answer.plain.byteLength < minBytesToCompress ? undefined : chooseEncoding(acceptEncoding)
  if (encoding === undefined) return { body: answer.plain, encoding, isNew: false }
  const kept = answer.encoded[encoding]
  if (kept !== undefined) return { body: kept, encoding, isNew: false }
  const body = compress(answer.plain, encoding)
  answer.encoded[encoding] = body
  return { body, encoding, isNew: true }
}

/** Room that a cache entry takes beside its bodies: key, objects, headers of the buffers. */
const overheadBytes = 512

export function heldBytesOf({ plain, encoded }: KeptAnswer): number {
  const bodies = [plain, ...Object.values(encoded)]
  return bodies.reduce((sum, body) => sum + body.byteLength, overheadBytes)
}
