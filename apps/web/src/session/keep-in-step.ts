/** A server that is away is not asked in a row. */
const firstRetryMs = 2000
const longestRetryMs = 5 * 60_000

interface Register {
  /** Joins what this device and the account hold; `isStopped` says that it came too late. */
  reconcile: (isStopped: () => boolean) => Promise<void>
  /** Calls back when something here is news to the account. Returns the function that ends it. */
  listen: (handleChange: () => void) => () => void
  /** What changes in a row travels together. */
  sendDelayMs: number
  /** Going back and forth between windows is no reason to ask each time. */
  askAgainAfterMs: number
  /** Whether there is something here that the account has not been told. */
  hasNews: () => boolean
  handleOutcome?: (hasFailed: boolean) => void
}

/**
 * Keeps something that is one and the same on this device and in the account alike, the latest
 * change standing: at the start, when it changes here, when the connection comes back, and when
 * the learner returns to the tab. Returns the function that stops it.
 */
export function keepInStep(register: Register): () => void {
  const { reconcile, listen, sendDelayMs, askAgainAfterMs, hasNews, handleOutcome } = register
  let isStopped = false
  let isRunning = false
  let failureCount = 0
  let lastAskedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), delayMs)
  }

  async function run() {
    if (isRunning) return schedule(sendDelayMs)
    isRunning = true
    lastAskedAt = Date.now()
    try {
      await reconcile(() => isStopped)
      failureCount = 0
    } catch {
      // What is here stays here, and goes along with the next call.
      failureCount += 1
    } finally {
      isRunning = false
    }
    if (isStopped) return
    handleOutcome?.(failureCount > 0)
    if (failureCount > 0) schedule(Math.min(firstRetryMs * 2 ** failureCount, longestRetryMs))
    else if (hasNews()) schedule(0)
  }

  const handleReturn = () => {
    const isSoon = Date.now() - lastAskedAt < askAgainAfterMs
    if (document.visibilityState === 'visible' && !isSoon) schedule(0)
  }
  const handleOnline = () => schedule(0)

  const stopListening = listen(() => schedule(sendDelayMs))
  window.addEventListener('online', handleOnline)
  window.addEventListener('focus', handleReturn)
  document.addEventListener('visibilitychange', handleReturn)
  schedule(0)

  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('focus', handleReturn)
    document.removeEventListener('visibilitychange', handleReturn)
    handleOutcome?.(false)
  }
}
