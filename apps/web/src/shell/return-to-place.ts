import type { ParsedLocation } from '@tanstack/react-router'
import type { createSiteRouter } from '../router'

/** An element that a page drawn anew has again: a link by its address, the field of the search. */
interface Landmark {
  selector: string
  /** Among all that the selector finds: a page may lead to one address several times. */
  index: number
}

interface LeftPage {
  /** The link that was followed, else what had the focus. */
  focus: Landmark | undefined
  /** Something that was in sight, and how far from the top of the window; nothing at the page's top. */
  seen: { landmark: Landmark; topPx: number } | undefined
}

const selectorOfField = 'main input[role="combobox"]'

/** The page of its results, which takes the dialog's place, has that field in its page. */
const selectorOfDialogField = '[role="dialog"] search input[role="combobox"]'

/** About a second: what Back returns to may have to be asked for again. */
const maxFrames = 60

/** What one looks at in a row of pixels: the middle of the page, with navigation beside it or not. */
const stepPx = 20

/**
 * Returns to where one was on a page that Back or Forward brings again: the focus to the link that
 * was followed, and what was in sight to its height in the window.
 *
 * The router restores how far the page was scrolled. That is another place where rows above the
 * window have the height that the style sheet guesses, until they are near
 * (`content-visibility`): a row with two lines of meanings is twice as high as one with one.
 */
export function returnToPlace(
  router: Pick<ReturnType<typeof createSiteRouter>, 'subscribe'>,
): void {
  const leftPages = new Map<string, LeftPage>()
  let followed: Element | null = null
  let stop = () => {}
  // Safari does not focus a link that is pressed.
  document.addEventListener(
    'click',
    ({ target }) => {
      followed = target instanceof Element ? target.closest('a[href]') : null
    },
    true,
  )
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(
      type,
      () => {
        followed = null
      },
      true,
    )
  }

  /** On its way, and not shown yet. */
  let coming: ParsedLocation | undefined
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const ofReplaced = coming && replaces(toLocation, coming) && leftPages.get(toKey(coming))
    if (ofReplaced) leftPages.set(toKey(toLocation), keepAddress(ofReplaced))
    coming = toLocation
    if (fromLocation === undefined || isSameEntry(fromLocation, toLocation)) return
    stop()
    leftPages.set(toKey(fromLocation), describePage(followed ?? document.activeElement))
    followed = null
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    coming = undefined
    if (fromLocation === undefined || isSameEntry(fromLocation, toLocation)) return
    const left = leftPages.get(toKey(toLocation))
    if (left !== undefined) stop = comeBack(pathChanged ? left : { ...left, focus: undefined })
  })
}

function isSameEntry(one: ParsedLocation, other: ParsedLocation): boolean {
  return toKey(one) === toKey(other)
}

/** Each entry of the history has its own; what is opened afresh has one that nobody has left. */
function toKey({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href
}

/** Such as the page of results that comes where a dialog that showed them was left. */
function replaces(location: ParsedLocation, coming: ParsedLocation): boolean {
  return !isSameEntry(location, coming) && location.state.__TSR_index === coming.state.__TSR_index
}

/** Another page leads to the same address from another place. */
function keepAddress({ focus }: LeftPage): LeftPage {
  return { focus: focus && { ...focus, index: 0 }, seen: undefined }
}

function describePage(focused: Element | null): LeftPage {
  const focus = toLandmark(focused)
  const seen = scrollY === 0 ? null : isInSight(focused) ? focused : findLinkInSight()
  const landmark = seen === null ? undefined : toLandmark(seen)
  return {
    focus,
    seen:
      seen === null || landmark === undefined
        ? undefined
        : { landmark, topPx: seen.getBoundingClientRect().top },
  }
}

function toLandmark(element: Element | null): Landmark | undefined {
  if (element === null) return undefined
  if (element.matches(selectorOfDialogField)) return { selector: selectorOfField, index: 0 }
  const href = element.localName === 'a' ? element.getAttribute('href') : null
  if (href === null && !element.matches(selectorOfField)) return undefined
  const selector = href === null ? selectorOfField : `a[href="${CSS.escape(href)}"]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

function findLandmark({ selector, index }: Landmark): HTMLElement | undefined {
  return document.querySelectorAll<HTMLElement>(selector)[index]
}

/** Part of what scrolls: a bar and its links stand at one height wherever the page is. */
function isInSight(element: Element | null): boolean {
  if (element?.closest('main a[href]') == null) return false
  const { top, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && top < innerHeight
}

function findLinkInSight(): Element | null {
  for (let y = innerHeight / 4; y < innerHeight; y += stepPx) {
    const link = document.elementFromPoint(innerWidth / 2, y)?.closest('main a[href]')
    if (link != null) return link
  }
  return null
}

/** Gives what ends it, which the learner's next step does as well. */
function comeBack({ focus, seen }: LeftPage): () => void {
  const focusedBefore = document.activeElement
  const ending = new AbortController()
  const stop = () => ending.abort()
  for (const type of ['keydown', 'pointerdown', 'touchstart', 'wheel']) {
    addEventListener(type, stop, { capture: true, passive: true, signal: ending.signal })
  }
  let framesLeft = maxFrames
  let wasMoved = true
  const takeStep = () => {
    if (ending.signal.aborted) return
    framesLeft -= 1
    const isSeenThere = seen === undefined || findLandmark(seen.landmark) !== undefined
    const link = focus === undefined ? undefined : findLandmark(focus)
    const isMoved = seen !== undefined && scrollTo(seen)
    const isThere = isSeenThere && (focus === undefined || link !== undefined)
    const isStill = isThere && !isMoved && !wasMoved
    wasMoved = isMoved
    if (!isStill && framesLeft > 0) {
      requestAnimationFrame(takeStep)
      return
    }
    stop()
    // Asked for within the frame, it would be laid out twice.
    setTimeout(() => {
      if (link !== undefined && isFocusFree(focusedBefore)) {
        link.focus({ preventScroll: seen !== undefined })
      }
    })
  }
  takeStep()
  return stop
}

/** Whether the page had to be moved. Rows that come near get their own heights, so once is not enough. */
function scrollTo({ landmark, topPx }: NonNullable<LeftPage['seen']>): boolean {
  const element = findLandmark(landmark)
  if (element === undefined) return false
  const byPx = element.getBoundingClientRect().top - topPx
  if (Math.abs(byPx) < 1) return false
  const before = scrollY
  scrollBy({ top: byPx, behavior: 'instant' })
  return scrollY !== before
}

/** Nobody has moved it since; the page itself takes it when it comes (`useFocusOnNavigation`). */
function isFocusFree(focusedBefore: Element | null): boolean {
  const focused = document.activeElement
  return focused === document.body || focused?.id === 'main' || focused === focusedBefore
}
