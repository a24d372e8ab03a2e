import type { TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import type { MarkedPart } from './part-marks'

/** The strokes of a kanji, each in the colour of the part that it belongs to. */
export function tintStrokes(
  strokes: readonly TracedStroke[],
  parts: readonly MarkedPart[],
): TracedStroke[] {
  return strokes.map((stroke, index) => {
    const part = parts.find(({ strokeIndices }) => strokeIndices.includes(index))
    return part === undefined ? stroke : { ...stroke, colourIndex: part.mark }
  })
}
