const waiting = new Map<string, Promise<unknown>>()

/**
 * Runs what only one tab of this browser may do at a time; the others wait for it. Browsers without
 * Web Locks keep the order within the tab, and the server takes an operation sent twice as one.
 */
export function runInOneTab<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, run)
  const turn = (waiting.get(name) ?? Promise.resolve()).then(run, run)
  waiting.set(name, turn)
  return turn
}
