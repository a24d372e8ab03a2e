import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { SourceError } from '../source-error'

// The package's CommonJS bundle hides its names from `import`.
const { XzReadableStream } = createRequire(import.meta.url)(
  'xz-decompress',
) as typeof import('xz-decompress')

export type ByteStream = AsyncIterable<Uint8Array>

/** Large pieces: the readers' cost per piece is then small beside the cost per byte. */
const pieceBytes = 256 * 1024

type Packing = 'gzip' | 'xz' | 'plain'

/** Recognised by the first bytes, because names of downloads cannot be trusted. */
async function findPacking(file: string): Promise<Packing> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(6), 0, 6, 0)
    const magic = buffer.subarray(0, bytesRead).toString('latin1')
    if (magic.startsWith('\x1f\x8b')) return 'gzip'
    if (magic.startsWith('\xfd7zXZ\x00')) return 'xz'
    return 'plain'
  } finally {
    await handle.close()
  }
}

/**
 * Unpacks an xz file whole before it hands anything on.
 *
 * The decoder has one context for all streams and makes the next stream wait until the one
 * before has ended: two readers that took turns would wait for each other for ever. The largest
 * of our xz files unpacks to 34 MB.
 */
async function* unxz(file: string): ByteStream {
  const packed = createReadStream(file, { highWaterMark: pieceBytes })
  const unpacked = new XzReadableStream(Readable.toWeb(packed) as ReadableStream<Uint8Array>)
  const reader = unpacked.getReader()
  const pieces: Uint8Array[] = []
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value)
    }
  } finally {
    await reader.cancel().catch(() => {})
    packed.destroy()
    forgetDecoder()
  }
  yield* pieces
}

/**
 * The decoder keeps its memory, as much as the largest archive asked for (65 MB), for as long as it
 * is known. The next archive gets another one.
 */
function forgetDecoder(): void {
  Object.assign(XzReadableStream, { _moduleInstance: undefined, _moduleInstancePromise: undefined })
}

function openUnpacked(file: string, packing: Packing): ByteStream {
  if (packing === 'xz') return unxz(file)
  const packed = createReadStream(file, { highWaterMark: pieceBytes })
  if (packing === 'plain') return packed
  // The callback keeps a failure from being thrown twice: the loop over the stream gets it.
  return pipeline(packed, createGunzip({ chunkSize: pieceBytes }), () => {})
}

/** The contents of a file, unpacked when it is gzip or xz. */
export async function* readBytes(file: string): ByteStream {
  let packing: Packing = 'plain'
  let byteCount = 0
  try {
    packing = await findPacking(file)
    for await (const piece of openUnpacked(file, packing)) {
      byteCount += piece.byteLength
      yield piece
    }
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    const detail = cause instanceof Error ? cause.message : String(cause)
    const problem =
      packing === 'plain'
        ? `cannot be read (${detail})`
        : `the ${packing} archive is truncated or corrupt (${detail})`
    throw new SourceError(file, problem, `after ${byteCount} unpacked bytes`, { cause })
  }
  if (byteCount === 0) throw new SourceError(file, 'the file is empty')
}

/** The whole contents; for files and archive members of a few megabytes. */
export async function readAllBytes(stream: ByteStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
