/** Resolves in a task of its own, before which the browser may draw and answer its user. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Waits no longer than this where there is always something to do. */
const patienceMs = 1000

/** Resolves when the browser has nothing to do: what React put off is done then, too. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve, 100)
  })
}
