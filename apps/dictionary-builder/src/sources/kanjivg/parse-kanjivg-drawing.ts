import type { ComponentPosition } from '@kotonoha/dictionary-db/entities/kanji-structure'
import type { XmlElement } from '../xml/xml-element'
import type { DrawnElement, DrawnStroke, KanjivgDrawing } from './kanjivg-drawing'

const positions: ReadonlySet<string> = new Set<ComponentPosition>([
  'left',
  'right',
  'top',
  'bottom',
  'nyo',
  'tare',
  'kamae',
  'nyoc',
  'tarec',
])

function isPosition(text: string): text is ComponentPosition {
  return positions.has(text)
}

function toInteger(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null
}

/** Reads a group and its strokes; the strokes go to `strokes` in writing order. */
function toElement(group: XmlElement, strokes: DrawnStroke[]): DrawnElement {
  const { attributes } = group
  const position = attributes['kvg:position'] ?? ''
  const first = strokes.length
  const children: DrawnElement[] = []
  for (const child of group.children) {
    if (child.name === 'g') children.push(toElement(child, strokes))
    else if (child.name === 'path') {
      strokes.push({
        path: child.attributes.d ?? '',
        type: child.attributes['kvg:type'] ?? null,
        numberAt: null,
      })
    }
  }
  return {
    element: attributes['kvg:element'] ?? null,
    original: attributes['kvg:original'] ?? null,
    position: isPosition(position) ? position : null,
    radical: attributes['kvg:radical'] ?? null,
    phonetic: attributes['kvg:phon'] ?? null,
    isVariant: attributes['kvg:variant'] === 'true',
    isPartial: attributes['kvg:partial'] === 'true',
    part: toInteger(attributes['kvg:part']),
    number: toInteger(attributes['kvg:number']),
    isTraditionalForm: attributes['kvg:tradForm'] === 'true',
    isRadicalForm: attributes['kvg:radicalForm'] === 'true',
    strokeIndices: Array.from({ length: strokes.length - first }, (_, index) => first + index),
    children,
  }
}

/** `matrix(1 0 0 1 22.75 25.63)` places a stroke's number at 22.75, 25.63. */
function addNumberPlaces(group: XmlElement, strokes: DrawnStroke[]): void {
  for (const label of group.children) {
    const match = /^matrix\(1 0 0 1 (-?[\d.]+) (-?[\d.]+)\)$/.exec(label.attributes.transform ?? '')
    const stroke = strokes[Number(label.text) - 1]
    if (match !== null && stroke !== undefined) {
      stroke.numberAt = { x: Number(match[1]), y: Number(match[2]) }
    }
  }
}

/** `kvg:StrokePaths_0751f` and `kvg:kanji_0751f` end in the character's code point. */
function toLiteral(id: string): string | undefined {
  const hex = /_([0-9a-f]{4,6})$/.exec(id)?.[1]
  return hex === undefined ? undefined : String.fromCodePoint(Number.parseInt(hex, 16))
}

/** Reads the `<svg>` of a file, or a `<kanji>` of the collected XML, or says why it cannot. */
export function parseKanjivgDrawing(root: XmlElement): KanjivgDrawing | { problem: string } {
  const groups = root.children.filter((child) => child.name === 'g')
  const isCollected = root.name === 'kanji'
  const paths = isCollected
    ? root
    : groups.find((each) => each.attributes.id?.includes('StrokePaths'))
  const literal = toLiteral(paths?.attributes.id ?? '')
  const drawn = paths?.children.find((child) => child.name === 'g')
  if (literal === undefined || drawn === undefined) return { problem: 'no strokes' }
  const strokes: DrawnStroke[] = []
  const tree = toElement(drawn, strokes)
  if (strokes.length === 0) return { problem: 'no strokes' }
  if (strokes.some((stroke) => !/^[Mm]/.test(stroke.path))) {
    return { problem: 'a stroke without a path' }
  }
  const numbers = groups.find((each) => each.attributes.id?.includes('StrokeNumbers'))
  if (numbers !== undefined) addNumberPlaces(numbers, strokes)
  return { literal, strokes, tree }
}
