import type { DrawnElement } from './kanjivg-drawing'

/** A group of strokes of which nothing is known but its name. */
export function buildElement(
  element: string | null,
  more: Partial<DrawnElement> = {},
): DrawnElement {
  return {
    element,
    original: null,
    position: null,
    radical: null,
    phonetic: null,
    isVariant: false,
    isPartial: false,
    part: null,
    number: null,
    isTraditionalForm: false,
    isRadicalForm: false,
    strokeIndices: [],
    children: [],
    ...more,
  }
}
