/**
 * Resolves when the whole style sheet is there, of which a page that the server drew has only what
 * its first view needs. Where it cannot be fetched, that has to do.
 */
export function waitForStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#rest-of-style')
  if (link === null || link.sheet !== null) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}
