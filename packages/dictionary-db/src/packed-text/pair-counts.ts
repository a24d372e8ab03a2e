const noPiece = -1

/** How often pieces follow each other, in a hash table of numbers: a `Map` takes ten times as long. */
export class PairCounts {
  readonly #mask: number
  /** Two numbers a slot. */
  readonly #pairs: Int32Array
  readonly #uses: Uint32Array

  /** `most` pairs can be counted. */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(most * 1.5 + 2))
    this.#mask = slots - 1
    this.#pairs = new Int32Array(slots * 2).fill(noPiece)
    this.#uses = new Uint32Array(slots)
  }

  clear(): void {
    this.#pairs.fill(noPiece)
    this.#uses.fill(0)
  }

  add(first: number, second: number): void {
    let place = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 7
    for (;;) {
      const slot = place & this.#mask
      const there = this.#pairs[slot * 2]
      if (there === noPiece) {
        this.#pairs[slot * 2] = first
        this.#pairs[slot * 2 + 1] = second
      }
      if (there === noPiece || (there === first && this.#pairs[slot * 2 + 1] === second)) {
        this.#uses[slot] = (this.#uses[slot] ?? 0) + 1
        return
      }
      place += 1
    }
  }

  /** The pairs that were met so often at least. */
  *list(fewest: number): Generator<[first: number, second: number, uses: number]> {
    for (const [slot, uses] of this.#uses.entries()) {
      if (uses >= fewest) yield [this.#pairs[slot * 2] ?? 0, this.#pairs[slot * 2 + 1] ?? 0, uses]
    }
  }
}
