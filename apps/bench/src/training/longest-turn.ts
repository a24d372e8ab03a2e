import { readFileSync } from 'node:fs'

const everyMs = 1

/**
 * Watches how long this thread works in one go, which is how long a request may wait for it. Its
 * own processor time is counted and not the time of the clock: on a machine with other work the
 * thread also waits for its turn, and that is not ours. Undefined where the system does not tell.
 */
export function watchLongestTurn(): () => number | undefined {
  let before = readOwnCpuMs()
  let longest = before === undefined ? undefined : 0
  const timer = setInterval(() => {
    const now = readOwnCpuMs()
    if (now !== undefined && before !== undefined && longest !== undefined) {
      longest = Math.max(longest, now - before)
    }
    before = now
  }, everyMs)
  return () => {
    clearInterval(timer)
    return longest
  }
}

/** Linux keeps for each thread how many nanoseconds it has run; the main one has the process's id. */
function readOwnCpuMs(): number | undefined {
  try {
    const [ran] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(ran) / 1e6
  } catch {
    return undefined
  }
}
