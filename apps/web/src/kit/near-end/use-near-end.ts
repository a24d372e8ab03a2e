import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface NearEnd {
  isOn: boolean
  /** How far below the window is near, as a CSS length: more where a screen is soon scrolled by. */
  ahead: '800px' | '200%'
}

/** Tells when the element the ref is on comes near the window, and again while it stays there. */
export function useNearEnd(
  { isOn, ahead }: NearEnd,
  handleNear: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const handleLatest = useEffectEvent(handleNear)
  useEffect(() => {
    if (!isOn || end.current === null) return
    // An observer reports once when it begins, so an end still in sight is told again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleLatest()
      },
      { rootMargin: `${ahead} 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isOn, ahead])
  return end
}
