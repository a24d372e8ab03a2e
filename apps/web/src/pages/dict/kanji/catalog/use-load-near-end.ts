import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Begins loading two screens ahead, so that a scrolling learner meets no end. */
const margin = '200% 0px'

/** Loads more when the element it returns a ref for comes near the window. */
export function useLoadNearEnd(
  canLoad: boolean,
  loadMore: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const loadLatest = useEffectEvent(loadMore)
  useEffect(() => {
    const element = end.current
    if (!canLoad || element === null) return
    // An observer reports once when it begins, so an end still in sight loads again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadLatest()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [canLoad])
  return end
}
