import { type ByteStream, readBytes } from '../bytes/read-bytes'
import { SourceError } from '../source-error'

export type Encoding = 'utf-8' | 'euc-jp'

const encodingNames: Record<Encoding, string> = { 'utf-8': 'UTF-8', 'euc-jp': 'EUC-JP' }

/** Headers are ASCII, so a few kilobytes do not tell the encodings apart. */
const sampleBytes = 64 * 1024

function canDecode(sample: Uint8Array, encoding: Encoding): boolean {
  try {
    // As part of a stream, so that a character cut at the end of the sample is no fault.
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Decodes a stream of bytes as text; a byte-order mark is dropped.
 *
 * With several encodings the first that fits the beginning is taken. Bytes that are not text in
 * it stop the reading: replacement characters must never reach the dictionary.
 */
export async function* decodeText(
  file: string,
  stream: ByteStream,
  encodings: readonly [Encoding, ...Encoding[]] = ['utf-8'],
): AsyncGenerator<string> {
  let held: Uint8Array[] = []
  let heldBytes = 0
  let decoder: TextDecoder | undefined
  let encoding: Encoding = encodings[0]
  let decodedBytes = 0

  const decode = (bytes: Uint8Array | undefined): string => {
    if (decoder === undefined) {
      const sample = Buffer.concat(held)
      encoding = encodings.find((each) => canDecode(sample, each)) ?? encoding
      decoder = new TextDecoder(encoding, { fatal: true })
    }
    try {
      const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
      decodedBytes += bytes?.byteLength ?? 0
      return text
    } catch (cause) {
      const names = encodings.map((each) => encodingNames[each]).join(' or ')
      const place = `near byte ${decodedBytes}`
      throw new SourceError(file, `the text is not valid ${names}`, place, { cause })
    }
  }

  for await (const piece of stream) {
    if (decoder !== undefined) {
      yield decode(piece)
      continue
    }
    held.push(piece)
    heldBytes += piece.byteLength
    if (heldBytes >= sampleBytes) {
      yield decode(Buffer.concat(held))
      held = []
    }
  }
  if (held.length > 0) yield decode(Buffer.concat(held))
  const end = decode(undefined)
  if (end !== '') yield end
}

/** The text of a file, unpacked and decoded, in pieces. */
export function readText(
  file: string,
  encodings: readonly [Encoding, ...Encoding[]] = ['utf-8'],
): AsyncGenerator<string> {
  return decodeText(file, readBytes(file), encodings)
}

/** The whole text; for files of a few megabytes. */
export async function readAllText(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
