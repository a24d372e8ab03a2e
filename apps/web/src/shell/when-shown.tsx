import { useEffect, useInsertionEffect } from 'react'

/** A window in the background shows nothing; what waits goes on without it after so long. */
const timeoutMs = 1000

interface WhenShownProps {
  onDrawn: () => void
  onShown: () => void
}

/**
 * Draws nothing; calls back while what is drawn around it is put into the page for the first time,
 * and when that has been shown.
 */
export function WhenShown({ onDrawn, onShown }: WhenShownProps) {
  useInsertionEffect(onDrawn, [onDrawn])
  useEffect(() => {
    const timer = setTimeout(onShown, timeoutMs)
    // The first frame shows what was drawn; the second begins after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onShown)))
    return () => clearTimeout(timer)
  }, [onShown])
  return null
}
