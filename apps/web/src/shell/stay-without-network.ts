/** Of code that could not be fetched; the router takes other words for those of a newer release. */
const missingWords = 'The code of this page could not be fetched without a network'

/**
 * Keeps the page while there is no network. The router reloads a page whose code is missing, since a
 * newer release may have taken its place: without a network nothing would be there any more but the
 * browser's own error, with no way back and what was typed lost. The error page says it instead, and
 * tries again.
 */
export function stayWithoutNetwork(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = missingWords
  })
}
