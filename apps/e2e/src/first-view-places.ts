import type { Page } from 'playwright-core'

/** Where a text stands, in pixels from the beginning of the page. */
export interface TextPlace {
  text: string
  x: number
  y: number
  width: number
}

/** Every text of the page in the order of reading, whether it is shown already or only kept place for. */
export function listTextPlaces(page: Page): Promise<TextPlace[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const root = document.querySelector('#root')
    return [...(root?.querySelectorAll('*') ?? [])].flatMap((element) => {
      const text = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('')
        .trim()
      const { x, y, width } = element.getBoundingClientRect()
      // What only screen readers are told is a pixel wide, and an endless list goes on below.
      if (text === '' || width <= 1 || y > innerHeight) return []
      return [{ text, x, y: y + scrollY, width }]
    })
  })
}

/** The texts that stand elsewhere than they did before, or not at all any more. */
export function listMoved(before: readonly TextPlace[], after: readonly TextPlace[]): string[] {
  return before.flatMap((place) => {
    const same = after.filter(({ text }) => text === place.text)
    if (same.some((each) => distanceOf(place, each) < 0.5)) return []
    return [`${describePlace(place)} → ${same.map(describePlace).join(' or ') || 'nowhere'}`]
  })
}

function distanceOf(one: TextPlace, other: TextPlace): number {
  return Math.max(
    Math.abs(one.x - other.x),
    Math.abs(one.y - other.y),
    Math.abs(one.width - other.width),
  )
}

function describePlace({ text, x, y, width }: TextPlace): string {
  return `${text} at ${x}, ${y}, ${width} wide`
}
