import type { DrawnElement, KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { samplePath } from './stroke-shape'

export type KanjiDrawings = ReadonlyMap<string, KanjivgDrawing>

/** A shape cut out of KanjiVG: SVG paths and the part of the square they fill. */
export interface ComponentDrawing {
  viewBox: string
  paths: string[]
}

/** Room around the ink for the width of the stroke, in KanjiVG's units. */
const margin = 6
/** Smaller shapes are not blown up beyond this part of the square, or a dot would fill the tile. */
const smallestSide = 60

/** KRADFILE writes the vertical stroke with the full-width bar, which KanjiVG does not draw. */
const drawnShapes: ReadonlyMap<string, string> = new Map([['｜', '丨']])

/** KRADFILE writes 辶 as it is printed, with two dots; KanjiVG draws the written form. */
const writtenShapes: ReadonlyMap<string, string> = new Map([
  ['\u{FA66}', '⻌'],
  ['\u{8FB6}', '⻌'],
])

/** The character that KanjiVG and KANJIDIC2 know the component by. */
export function toDrawnShape(literal: string): string {
  return drawnShapes.get(literal) ?? literal
}

/**
 * The shape as KanjiVG draws it alone, or cut out of the first kanji (by character) whose
 * drawing names it, in one piece if there is such a kanji; null where there is neither.
 */
export function drawComponent(named: string, drawings: KanjiDrawings): ComponentDrawing | null {
  const shape = drawings.has(named) ? named : (writtenShapes.get(named) ?? named)
  const own = drawings.get(shape)
  if (own !== undefined) return cutOut(own.strokes.map(({ path }) => path))
  for (const drawing of drawings.values()) {
    const element = drawing.tree === null ? undefined : findWholeElement(drawing.tree, shape)
    if (element === undefined) continue
    return cutOut(element.strokeIndices.flatMap((index) => drawing.strokes[index]?.path ?? []))
  }
  return drawFromPieces(shape, drawings)
}

/** The shape as the first kanji draws it that has it in pieces, or with a stroke missing (开 in 刑). */
function drawFromPieces(shape: string, drawings: KanjiDrawings): ComponentDrawing | null {
  for (const { tree, strokes } of drawings.values()) {
    const pieces = tree === null ? [] : listPieces(tree, shape)
    if (pieces.length === 0) continue
    const indices = new Set(pieces.flatMap(({ strokeIndices }) => strokeIndices))
    return cutOut([...indices].flatMap((index) => strokes[index]?.path ?? []))
  }
  return null
}

function listPieces(parent: DrawnElement, shape: string): DrawnElement[] {
  return parent.children.flatMap((child) =>
    child.element === shape && child.strokeIndices.length > 0 ? child : listPieces(child, shape),
  )
}

function findWholeElement(parent: DrawnElement, shape: string): DrawnElement | undefined {
  for (const child of parent.children) {
    const isWhole = child.part === null && !child.isPartial && child.strokeIndices.length > 0
    if (child.element === shape && isWhole) return child
    const deeper = findWholeElement(child, shape)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** A square around the strokes, so that they stand in the middle of a tile. */
function cutOut(paths: string[]): ComponentDrawing {
  const points = paths.flatMap(samplePath)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const side = Math.max(right - left, bottom - top, smallestSide) + 2 * margin
  const corner = [(left + right - side) / 2, (top + bottom - side) / 2]
  return { viewBox: [...corner, side, side].map((each) => each.toFixed(1)).join(' '), paths }
}
