import { type LiveName, liveNames } from './live-names'

/**
 * Brings the parts of the page to life: each when it comes into view, or as soon as it is touched.
 * A part whose code does not come stays the picture that it is.
 */
export function startParts(page: ParentNode): void {
  const waiting = new Map<Element, LiveName>()
  const begin = (place: Element) => {
    const name = waiting.get(place)
    if (name === undefined || !(place instanceof HTMLElement)) return
    waiting.delete(place)
    seen.unobserve(place)
    import('./mount-part')
      .then(({ mountPart }) => mountPart(place, name))
      .catch(() => waiting.set(place, name))
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target)
  })
  for (const place of page.querySelectorAll<HTMLElement>('[data-live]')) {
    const name = liveNames.find((each) => each === place.dataset.live)
    if (name === undefined) continue
    waiting.set(place, name)
    seen.observe(place)
    for (const touch of ['pointerenter', 'pointerdown', 'focusin'] as const) {
      place.addEventListener(touch, () => begin(place))
    }
  }
}
