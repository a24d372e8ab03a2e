import type { TracedStroke } from './stroke-drawing'

/** Each stroke in the colour of the part it belongs to. */
export function colourStrokes(
  strokes: readonly TracedStroke[],
  parts: readonly { strokeIndices: readonly number[]; colourIndex: number }[],
): TracedStroke[] {
  return strokes.map((stroke, index) => {
    const part = parts.find(({ strokeIndices }) => strokeIndices.includes(index))
    return part === undefined ? stroke : { ...stroke, colourIndex: part.colourIndex }
  })
}
