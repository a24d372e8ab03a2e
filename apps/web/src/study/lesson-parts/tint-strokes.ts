import { colourStrokes } from '@kotonoha/japanese-ui/stroke-order/colour-strokes'
import type { TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import type { MarkedPart } from './part-marks'

/** The strokes of a kanji, each in the colour of the part that it belongs to. */
export function tintStrokes(
  strokes: readonly TracedStroke[],
  parts: readonly MarkedPart[],
): TracedStroke[] {
  return colourStrokes(
    strokes,
    parts.map(({ mark, strokeIndices }) => ({ colourIndex: mark, strokeIndices })),
  )
}
