/**
 * Keeps what was asked for lately, `most` values at most.
 *
 * In two maps, of which the older one is let go when the newer one is half of all: a map whose first
 * key is deleted again and again looks past all the deleted ones each time.
 */
export class KeptByTurns<Key, Value> {
  #newer = new Map<Key, Value>()
  #older = new Map<Key, Value>()

  constructor(readonly most: number) {}

  find(key: Key): Value | undefined {
    const known = this.#newer.get(key)
    if (known !== undefined) return known
    const older = this.#older.get(key)
    if (older !== undefined) this.keep(key, older)
    return older
  }

  keep(key: Key, value: Value): void {
    if (this.#newer.size >= this.most >>> 1) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(key, value)
  }
}
