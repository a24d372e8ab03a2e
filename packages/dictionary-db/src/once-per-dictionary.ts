import type { Dictionary } from './open-dictionary'

/**
 * Something computed from the file at its first use and kept as long as the file is open:
 * it can never go stale, because the file never changes.
 */
export function oncePerDictionary<Value extends object>(
  load: (dictionary: Dictionary) => Value,
): (dictionary: Dictionary) => Value {
  const loaded = new WeakMap<Dictionary, Value>()
  return (dictionary) => {
    let value = loaded.get(dictionary)
    if (value === undefined) {
      value = load(dictionary)
      loaded.set(dictionary, value)
    }
    return value
  }
}
