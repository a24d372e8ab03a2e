/** A connection may fail without the browser's saying so, and come back unsaid. */
const pauseMs = 5000

/** Code that could not be fetched is asked for again until it comes. */
export async function loadUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise<unknown>((resolve) => {
        window.addEventListener('online', resolve, { once: true })
        setTimeout(resolve, pauseMs)
      })
    }
  }
}
