const findLink = () => document.querySelector<HTMLLinkElement>('#rest-of-style')

/**
 * Resolves when the whole style sheet is there, of which a page that the server drew has only what
 * its first view needs. Where it cannot be fetched, that has to do.
 */
export function waitForStyle(): Promise<void> {
  const link = findLink()
  if (link === null || link.sheet !== null) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}

/** From now on the whole style sheet holds. */
export function showRestOfStyle(): void {
  const link = findLink()
  if (link !== null) link.media = 'all'
}
