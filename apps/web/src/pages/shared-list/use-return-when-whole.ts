import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/** What faces that come meanwhile, or the bars of a phone's browser, may move a page by. */
const nearPx = 100

/**
 * After a reload the page is there with its first items, and the router can scroll no farther than to
 * the end of these. What it wanted is reached when the others have come, unless somebody has scrolled
 * away since.
 */
export function useReturnWhenWhole(isWhole: boolean): void {
  const wanted = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const heightBefore = useRef(0)
  useLayoutEffect(() => {
    const end = heightBefore.current - innerHeight
    heightBefore.current = document.documentElement.scrollHeight
    if (isWhole && wanted !== undefined && wanted > end && Math.abs(scrollY - end) < nearPx) {
      scrollTo({ top: wanted, behavior: 'instant' })
    }
  }, [isWhole, wanted])
}
