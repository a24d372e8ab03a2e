import type { Dictionary } from './open-dictionary'

/**
 * Something computed from the file at its first use and kept as long as the file is open:
 * it can never go stale, because the file never changes.
 */
export function oncePerDictionary<Value extends object, Source extends object = Dictionary>(
  load: (dictionary: Source) => Value,
): (dictionary: Source) => Value {
  const loaded = new WeakMap<Source, Value>()
  return (dictionary) => {
    let value = loaded.get(dictionary)
    if (value === undefined) {
      value = load(dictionary)
      loaded.set(dictionary, value)
    }
    return value
  }
}
