import { useSyncExternalStore } from 'react'

/** With less of the height than this to be seen, the rest is a keyboard's. */
const leastShare = 0.75

function subscribe(handleChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', handleChange)
  return () => window.visualViewport?.removeEventListener('resize', handleChange)
}

/** Whether a keyboard lies over the page, as on phones. */
export function useScreenKeyboard(): boolean {
  return useSyncExternalStore(subscribe, () => {
    const { visualViewport } = window
    if (visualViewport === null || visualViewport === undefined) return false
    // Whoever zooms in sees less as well.
    return visualViewport.height * visualViewport.scale < window.innerHeight * leastShare
  })
}
