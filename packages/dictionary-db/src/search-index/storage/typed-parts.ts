/**
 * The index is kept as plain arrays of numbers, one BLOB each, so that opening it is copying
 * memory. Numbers are little-endian, as on every machine that Node runs on today.
 */
export type Numbers = Uint8Array | Uint16Array | Uint32Array

export type NumbersConstructor<N extends Numbers> = {
  new (buffer: ArrayBufferLike, byteOffset?: number, length?: number): N
  readonly BYTES_PER_ELEMENT: number
}

/** A view of the same bytes that gives texts. */
export function toBuffer({ buffer, byteOffset, byteLength }: Numbers): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Where the parts of an index are read from, by name. */
export type ReadPart = <N extends Numbers>(name: string, kind: NumbersConstructor<N>) => N

/** Where the parts of an index are written to. */
export type WritePart = (name: string, numbers: Numbers) => void

/** A list that grows while numbers are added, without boxing each of them. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length] = value
    this.#length += 1
  }

  toUint32(): Uint32Array {
    return this.#numbers.slice(0, this.#length)
  }
}
