/** In the order in which each group first appears. */
export function groupBy<Each, Key>(
  all: readonly Each[],
  toKey: (each: Each) => Key,
): [Key, Each[]][] {
  const groups = new Map<Key, Each[]>()
  for (const each of all) {
    const key = toKey(each)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [each])
    else group.push(each)
  }
  return [...groups]
}
