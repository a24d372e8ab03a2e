/** Resolves in a task of its own, before which the browser may draw and answer its user. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
