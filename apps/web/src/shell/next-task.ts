/** Resolves in a task of its own, before which the browser may draw and answer its user. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

const lookAgainMs = 30

/** Some three seconds, after which it is not waited for any more. */
const maxLooks = 100

/** Resolves in a task of its own when something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let looks = 0; looks < maxLooks && !isSo(); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  await nextTask()
}
