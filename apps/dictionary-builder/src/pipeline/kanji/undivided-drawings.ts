import type { ComponentPosition } from '@kotonoha/dictionary-db/entities/kanji-structure'
import { buildElement } from '../../sources/kanjivg/build-element'
import type { DrawnElement } from '../../sources/kanjivg/kanjivg-drawing'

interface DrawnPart {
  element: string
  strokeCount: number
  position: ComponentPosition
}

const above = (element: string, strokeCount: number): DrawnPart => ({
  element,
  strokeCount,
  position: 'top',
})
const below = (element: string, strokeCount: number): DrawnPart => ({
  element,
  strokeCount,
  position: 'bottom',
})

/**
 * Kanji that KanjiVG draws in one piece, though Unicode's description of their shape (IDS) has two,
 * one above the other (食 is ⿱人良), and each part is a character that is written whole before the
 * next is begun.
 */
const parts: ReadonlyMap<string, readonly [DrawnPart, DrawnPart]> = new Map([
  ['食', [above('人', 2), below('良', 7)]],
  ['示', [above('二', 2), below('小', 3)]],
  ['糸', [above('幺', 3), below('小', 3)]],
])

/** The groups of strokes below an element, for those too that the source leaves undivided. */
export function listParts(drawn: DrawnElement): readonly DrawnElement[] {
  const { element, children, strokeIndices, isPartial, part } = drawn
  const known = element === null ? undefined : parts.get(element)
  if (known === undefined || children.length > 0 || isPartial || part !== null) return children
  const [first, second] = known
  // A form with other strokes, such as 飠 of old prints, is not made of these.
  if (strokeIndices.length !== first.strokeCount + second.strokeCount) return children
  return [
    toElement(first, strokeIndices.slice(0, first.strokeCount)),
    toElement(second, strokeIndices.slice(first.strokeCount)),
  ]
}

function toElement({ element, position }: DrawnPart, strokeIndices: number[]): DrawnElement {
  return buildElement(element, { position, strokeIndices })
}
