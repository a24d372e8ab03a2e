import { flattenPath } from '@kotonoha/handwriting/geometry/flatten-path'
import { placeNumbers } from '@kotonoha/japanese-ui/stroke-order/place-numbers'
import type { TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import type { KanjiDefinition } from '../kanji-definition'
import { listNamedParts, type TreeNode } from '../structure-tab/component-tree'

/** A part of the kanji, which is drawn in a colour of its own. */
export interface ColouredPart {
  literal: string
  meaning: string | null
  colourIndex: number
  strokeIndices: readonly number[]
}

/** The parts the kanji is made of at the first cut; none where it is one piece. */
export function listColouredParts(tree: TreeNode | null): ColouredPart[] {
  const parts = tree === null ? [] : listNamedParts(tree)
  return parts.map(({ literal, meaning, strokeIndices }, colourIndex) => ({
    literal: literal ?? '',
    meaning,
    colourIndex,
    strokeIndices,
  }))
}

/** The strokes with the way the pen takes; their numbers stand where the source has them. */
export function traceStrokes(strokes: NonNullable<KanjiDefinition['strokes']>): TracedStroke[] {
  return strokes.map(({ path, numberAt }) => ({ path, numberAt, points: flattenPath(path) }))
}

/** To find places for the numbers of many strokes takes longer than a frame: it is done once. */
const numbered = new WeakMap<NonNullable<KanjiDefinition['strokes']>, TracedStroke[]>()

/** The strokes with the way the pen takes, and their numbers where they can be read. */
export function toTracedStrokes(strokes: NonNullable<KanjiDefinition['strokes']>): TracedStroke[] {
  const known = numbered.get(strokes)
  if (known !== undefined) return known
  const placed = placeNumbers(traceStrokes(strokes))
  numbered.set(strokes, placed)
  return placed
}
