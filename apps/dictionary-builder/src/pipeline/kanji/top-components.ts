import type { ComponentPosition } from '@kotonoha/dictionary-db/entities/kanji-structure'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import type { DrawnElement } from '../../sources/kanjivg/kanjivg-drawing'

export interface PlacedComponent {
  literal: string
  position: ComponentPosition | null
}

/** The first named components below the root with their places: 寺 of 持 is on the right. */
export function listTopComponents({ drawing }: KanjiDraft): PlacedComponent[] {
  const found: PlacedComponent[] = []
  const visit = (element: DrawnElement, position: ComponentPosition | null) => {
    for (const child of element.children) {
      const place = child.position ?? position
      if (child.element === null) visit(child, place)
      else found.push({ literal: child.element, position: place })
    }
  }
  if (drawing?.tree != null) visit(drawing.tree, null)
  return found
}

const placeWords: Readonly<Record<ComponentPosition, string>> = {
  left: 'on the left',
  right: 'on the right',
  top: 'on top',
  bottom: 'at the bottom',
  nyo: 'around the lower left',
  tare: 'around the upper left',
  kamae: 'as a frame',
  nyoc: 'inside the lower left frame',
  tarec: 'inside the upper left frame',
}

/** `寺 on the right`; the component alone where its place has no name. */
export function describeComponent({ literal, position }: PlacedComponent): string {
  return position === null ? literal : `${literal} ${placeWords[position]}`
}
