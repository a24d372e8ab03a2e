import type { KanjiDraft } from '../../drafts/kanji-draft'
import { isStudied } from '../../drafts/kanji-draft'
import type { KanjiShape } from './shape-distance'
import { inkDistance, strokeDistance, toKanjiShape } from './shape-distance'

/** Kanji that look alike differ by this many strokes at most: 未 and 味 are not mistaken. */
const strokeCountDifference = 2

/** Beyond these two kanji are not taken for each other; found by looking at the pairs near them. */
const inkLimit = 0.32
const shapeLimit = 0.16

/** How many of the most similar are looked at stroke by stroke, and how many are kept. */
const closerLooks = 16
const kept = 8

export interface LookAlike {
  literal: string
  /** Smaller is more alike. */
  distance: number
}

/**
 * For each kanji those that a learner may take for it, the most alike first. Compared are the ink
 * on the square and then the strokes; kanji that learners never meet are nobody's look-alike.
 */
export function findLookAlikes(kanji: readonly KanjiDraft[]): Map<string, LookAlike[]> {
  const shapes = kanji.flatMap((each) => (each.drawing === null ? [] : toKanjiShape(each.drawing)))
  const studied = new Set(kanji.filter(isStudied).map((each) => each.literal))
  const groups = groupByStrokeCount(shapes.filter((shape) => studied.has(shape.literal)))
  return new Map(shapes.map((shape) => [shape.literal, findFor(shape, groups)]))
}

function groupByStrokeCount(shapes: readonly KanjiShape[]): Map<number, KanjiShape[]> {
  const groups = new Map<number, KanjiShape[]>()
  for (const shape of shapes) {
    const group = groups.get(shape.strokes.length)
    if (group === undefined) groups.set(shape.strokes.length, [shape])
    else group.push(shape)
  }
  return groups
}

function findFor(
  shape: KanjiShape,
  groups: ReadonlyMap<number, readonly KanjiShape[]>,
): LookAlike[] {
  const near: { other: KanjiShape; ink: number }[] = []
  const count = shape.strokes.length
  for (
    let strokes = count - strokeCountDifference;
    strokes <= count + strokeCountDifference;
    strokes += 1
  ) {
    for (const other of groups.get(strokes) ?? []) {
      if (other.literal === shape.literal) continue
      const ink = inkDistance(shape, other, inkLimit)
      if (ink < inkLimit) near.push({ other, ink })
    }
  }
  near.sort((a, b) => a.ink - b.ink || (a.other.literal < b.other.literal ? -1 : 1))
  return near
    .slice(0, closerLooks)
    .map(({ other, ink }) => ({
      literal: other.literal,
      distance: (strokeDistance(shape, other) + ink / 2) / 1.5,
    }))
    .filter(({ distance }) => distance < shapeLimit)
    .sort((a, b) => a.distance - b.distance || (a.literal < b.literal ? -1 : 1))
    .slice(0, kept)
}
