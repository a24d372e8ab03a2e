import { flattenPath } from '@kotonoha/handwriting/geometry/flatten-path'
import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import { placeNumbers } from '@kotonoha/japanese-ui/stroke-order/place-numbers'
import type { TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import type { DrawnKanji } from '../landing-answers'

/** The strokes of a kanji with the places along them; none where no drawing has it. */
export function traceStrokes({ strokes }: Pick<DrawnKanji, 'strokes'>): readonly TracedStroke[] {
  return placeNumbers(
    (strokes ?? []).map(({ path, numberAt }) => ({ path, numberAt, points: flattenPath(path) })),
  )
}

/** How far the pen goes for each, in units of KanjiVG's square. */
export function listLengths(strokes: readonly TracedStroke[]): number[] {
  return strokes.map(({ points }) => measureStrokeLength(points))
}
