const chunkBytes = 2 ** 22
/** The length in bytes, twice, and 1 more where a character takes one byte. */
const headBytes = 4

const isLatin = /^[ -~]*$/

/**
 * Keeps texts outside the heap: hundreds of thousands that live until the end of the build would
 * have the collector carry them from place to place, and leave it no room to let garbage lie.
 */
export class TextShelf {
  readonly #chunks: Buffer[] = []
  #used = chunkBytes

  /** The place where the text is found again. */
  add(text: string): number {
    const encoding = isLatin.test(text) ? 'latin1' : 'utf8'
    const length = Buffer.byteLength(text, encoding)
    const chunk = this.#chunkFor(headBytes + length)
    const start = this.#used
    chunk.writeUInt32LE(length * 2 + (encoding === 'latin1' ? 1 : 0), start)
    chunk.write(text, start + headBytes, encoding)
    this.#used += headBytes + length
    return (this.#chunks.length - 1) * chunkBytes + start
  }

  /** A text that is longer than a chunk has one of its own. */
  #chunkFor(bytes: number): Buffer {
    const last = this.#chunks.at(-1)
    if (last !== undefined && this.#used + bytes <= last.length) return last
    const chunk = Buffer.allocUnsafeSlow(Math.max(bytes, chunkBytes))
    this.#chunks.push(chunk)
    this.#used = 0
    return chunk
  }

  get(place: number): string {
    const chunk = this.#chunks[Math.floor(place / chunkBytes)]
    if (chunk === undefined) throw new RangeError(`no text at ${place}`)
    const start = place % chunkBytes
    const head = chunk.readUInt32LE(start)
    const from = start + headBytes
    return chunk.toString(head % 2 === 1 ? 'latin1' : 'utf8', from, from + (head >>> 1))
  }
}
