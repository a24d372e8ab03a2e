import { useEffect } from 'react'

/** A window in the background shows nothing; what waits goes on without it after so long. */
const timeoutMs = 1000

/** Draws nothing; calls back when what is drawn around it has been shown for the first time. */
export function WhenShown({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onShown, timeoutMs)
    // The first frame shows what was drawn; the second begins after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onShown)))
    return () => clearTimeout(timer)
  }, [onShown])
  return null
}
