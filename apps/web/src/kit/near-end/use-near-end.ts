import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** About one screen ahead, so that the words are there when the eye is. */
const aheadPx = 800

/** Tells when the element the ref is on comes near the window, while `isOn`. */
export function useNearEnd(
  isOn: boolean,
  handleNear: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const handleLatest = useEffectEvent(handleNear)
  useEffect(() => {
    if (!isOn || end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleLatest()
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isOn])
  return end
}
