/** What a file imports, both by their paths from the repository's root. */
export interface Import {
  from: string
  to: string
}

/** Folders that lie side by side and import each other in a circle. */
export interface FolderCycle {
  /** The folder that they lie in. */
  parent: string
  /** Of the circle, the first folder again at its end. */
  folders: readonly string[]
  /** One import for each step. */
  imports: readonly Import[]
}

/**
 * The shortest circle of each folder's subfolders. A file rule does not see these: no file needs
 * to import itself for two folders to be one knot that can only be read, tested and moved as a
 * whole. Files that lie in the parent itself bind its folders together and take no part.
 */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const stepsOf = new Map<string, Map<string, Map<string, Import>>>()
  for (const each of imports) {
    const step = findStep(each)
    if (step === undefined) continue
    const { parent, from, to } = step
    const steps = getOrAdd(stepsOf, parent, () => new Map<string, Map<string, Import>>())
    const targets = getOrAdd(steps, from, () => new Map<string, Import>())
    if (!targets.has(to)) targets.set(to, each)
  }
  return [...stepsOf].flatMap(([parent, steps]) => {
    const cycle = findShortestCycle(steps)
    return cycle === undefined ? [] : [{ parent, ...cycle }]
  })
}

/** Where two paths part: the folders that they go into from there, if both do. */
function findStep({ from, to }: Import) {
  const fromParts = from.split('/')
  const toParts = to.split('/')
  const depth = fromParts.findIndex((part, index) => part !== toParts[index])
  const [fromFolder, toFolder] = [fromParts[depth], toParts[depth]]
  const isBetweenFolders = fromParts.length > depth + 1 && toParts.length > depth + 1
  if (!isBetweenFolders || fromFolder === undefined || toFolder === undefined) return undefined
  return { parent: fromParts.slice(0, depth).join('/'), from: fromFolder, to: toFolder }
}

function findShortestCycle(steps: ReadonlyMap<string, ReadonlyMap<string, Import>>) {
  let shortest: { folders: string[]; imports: Import[] } | undefined
  for (const start of steps.keys()) {
    let ways = [{ folders: [start], imports: [] as Import[] }]
    const seen = new Set<string>()
    while (ways.length > 0) {
      const longer: typeof ways = []
      for (const { folders, imports } of ways) {
        for (const [next, step] of steps.get(folders.at(-1) ?? '') ?? []) {
          const way = { folders: [...folders, next], imports: [...imports, step] }
          const isShorter = shortest === undefined || way.folders.length < shortest.folders.length
          if (next === start && isShorter) shortest = way
          if (seen.has(next)) continue
          seen.add(next)
          longer.push(way)
        }
      }
      ways = longer
    }
  }
  return shortest
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
