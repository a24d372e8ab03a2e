import { useMatches, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the page when another page has come, so that keyboard and screen reader go on
 * there and not at the link that was followed. Focus that is in the page already stays: a field
 * that a page focuses itself, a "next" link pressed again and again, a tab. So does focus that was
 * moved while the page was on its way: a menu opened meanwhile would lose its keys.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const pageId = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.isTab !== true)?.id,
  })
  const router = useRouter()
  const focusedBefore = useRef<Element | null>(null)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        focusedBefore.current = document.activeElement
      }),
    [router],
  )
  const lastPageId = useRef(pageId)
  useEffect(() => {
    if (lastPageId.current === pageId) return
    lastPageId.current = pageId
    // To be focused, a page must have been laid out: asked for now, it would be laid out twice.
    return afterFrame(() => {
      const element = main.current
      const focused = document.activeElement
      if (element === null) return
      // The foot of some pages is one that the next page keeps.
      if (element.contains(focused) && focused?.closest('footer') === null) return
      // What was focused before may be gone with its page: then the focus fell to the body.
      if (focused !== document.body && focused !== focusedBefore.current) return
      // Scrolling is the router's task: to the top, or back to where one was.
      element.focus({ preventScroll: true })
    })
  }, [pageId, main])
}

/** Does something once the next picture is drawn, which is when it is looked at in a hidden tab. */
function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
