import { SourceError } from '../source-error'
import type { ByteStream } from './read-bytes'

export interface ArchiveMember {
  path: string
  bytes: Uint8Array
}

/** Tar counts in blocks of 512 bytes. */
const blockBytes = 512

/** Takes exact amounts out of a stream of pieces. */
class ByteTaker {
  readonly #pieces: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(stream: ByteStream) {
    this.#pieces = stream[Symbol.asyncIterator]()
  }

  /** Fewer bytes than asked for only at the end of the stream. */
  async take(count: number): Promise<Uint8Array> {
    const taken: Uint8Array[] = []
    let missing = count
    while (missing > 0) {
      if (this.#rest.byteLength === 0) {
        const next = await this.#pieces.next()
        if (next.done === true) break
        this.#rest = next.value
      }
      const part = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(part.byteLength)
      missing -= part.byteLength
      taken.push(part)
    }
    return taken.length === 1 && taken[0] !== undefined ? taken[0] : Buffer.concat(taken)
  }

  async close(): Promise<void> {
    await this.#pieces.return?.()
  }
}

function readField(header: Uint8Array, start: number, length: number): string {
  const field = Buffer.from(header.subarray(start, start + length)).toString('utf8')
  const end = field.indexOf('\0')
  return end === -1 ? field : field.slice(0, end)
}

function hasValidChecksum(header: Uint8Array): boolean {
  let sum = 0
  for (let index = 0; index < blockBytes; index++) {
    // The checksum's own field (148–155) counts as spaces.
    sum += index >= 148 && index < 156 ? 32 : (header[index] ?? 0)
  }
  return sum === Number.parseInt(readField(header, 148, 8).trim(), 8)
}

/** A pax header holds records `length key=value\n`. */
function findPaxPath(bytes: Uint8Array): string | undefined {
  const match = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(Buffer.from(bytes).toString('utf8'))
  return match?.[1]
}

/** The files of a tar archive, in its order (ustar, with long names of GNU and pax). */
export async function* readTar(file: string, stream: ByteStream): AsyncGenerator<ArchiveMember> {
  const taker = new ByteTaker(stream)
  let offset = 0
  let longPath: string | undefined
  const take = async (count: number): Promise<Uint8Array> => {
    const bytes = await taker.take(count)
    if (bytes.byteLength < count) {
      throw new SourceError(file, 'the tar archive is truncated', `byte ${offset}`)
    }
    offset += count
    return bytes
  }
  try {
    for (;;) {
      const header = await take(blockBytes)
      if (header.every((byte) => byte === 0)) return
      if (!hasValidChecksum(header)) {
        const place = `byte ${offset - blockBytes}`
        throw new SourceError(file, 'the tar archive is corrupt (bad header checksum)', place)
      }
      const size = Number.parseInt(readField(header, 124, 12).trim() || '0', 8)
      const bytes = await take(size)
      await take((blockBytes - (size % blockBytes)) % blockBytes)
      const kind = readField(header, 156, 1)
      if (kind === 'x') longPath = findPaxPath(bytes)
      else if (kind === 'L') longPath = readField(bytes, 0, size)
      else if (kind === '' || kind === '0') {
        const prefix = readField(header, 345, 155)
        const name = readField(header, 0, 100)
        yield { path: longPath ?? (prefix === '' ? name : `${prefix}/${name}`), bytes }
        longPath = undefined
      } else longPath = undefined
    }
  } finally {
    await taker.close()
  }
}
