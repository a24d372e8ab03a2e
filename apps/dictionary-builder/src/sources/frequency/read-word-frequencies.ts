import { readAllBytes, readBytes } from '../bytes/read-bytes'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { isJsonObject } from '../text/read-json'
import { decodeMsgpack, type MsgpackValue } from './decode-msgpack'
import type { WordFrequency } from './word-frequency'

/** The header that wordfreq's "centibel buckets" begin with. */
function hasHeader(buckets: MsgpackValue): buckets is MsgpackValue[] {
  const header = Array.isArray(buckets) ? buckets[0] : undefined
  return isJsonObject(header) && header.format === 'cB' && header.version === 1
}

/** wordfreq's list: after the header, item i holds the words at -i centibels. */
export async function* readWordFrequencies(
  file: string,
  tally: SourceTally,
): AsyncGenerator<WordFrequency> {
  const bytes = await readAllBytes(readBytes(file))
  let buckets: MsgpackValue
  try {
    buckets = decodeMsgpack(bytes)
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(file, `not MessagePack (${detail})`, undefined, { cause })
  }
  if (!hasHeader(buckets)) throw new SourceError(file, 'no wordfreq list (format cB, version 1)')
  for (const [index, tokens] of buckets.entries()) {
    if (index === 0 || !Array.isArray(tokens)) continue
    for (const token of tokens) {
      if (typeof token !== 'string') {
        tally.countSkipped('not a text')
        continue
      }
      tally.countRead()
      yield { token, centibels: -index }
    }
  }
}
