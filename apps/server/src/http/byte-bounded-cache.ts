export interface ByteBoundedCache<Value> {
  get(key: string): Value | undefined
  /** Keeps the value, or puts another in its place; a value too big for the cache is not kept. */
  set(key: string, value: Value, byteLength: number): void
}

/** Keeps what was used last, as long as all of it together is no longer than `maxBytes`. */
export function createByteBoundedCache<Value>(maxBytes: number): ByteBoundedCache<Value> {
  // A Map lists its keys in the order they were set: the first is the one unused for longest.
  const entries = new Map<string, { value: Value; byteLength: number }>()
  let heldBytes = 0

  const remove = (key: string) => {
    heldBytes -= entries.get(key)?.byteLength ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, byteLength) {
      remove(key)
      if (byteLength > maxBytes) return
      entries.set(key, { value, byteLength })
      heldBytes += byteLength
      for (const oldest of entries.keys()) {
        if (heldBytes <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
