import type { HandwritingSample } from './read-samples'

/** Two collections that took over the same drawing rounded it differently by this much. */
const rounding = 8

function isDuplicate(one: HandwritingSample, other: HandwritingSample): boolean {
  return (
    one.strokes.length === other.strokes.length &&
    one.strokes.every((stroke, at) => {
      const opposite = other.strokes[at] ?? []
      return (
        stroke.length === opposite.length &&
        stroke.every(([x, y], place) => {
          const [u, v] = opposite[place] ?? [Number.NaN, Number.NaN]
          return Math.abs(x - u) <= rounding && Math.abs(y - v) <= rounding
        })
      )
    })
  )
}

/** The collections without what one before them has too: a drawing counts once. */
export function removeDuplicates(
  collections: readonly (readonly HandwritingSample[])[],
): HandwritingSample[][] {
  const known = new Map<string, HandwritingSample[]>()
  return collections.map((samples) => {
    const fresh = samples.filter(
      (sample) => !(known.get(sample.char) ?? []).some((each) => isDuplicate(each, sample)),
    )
    for (const sample of fresh) known.set(sample.char, [...(known.get(sample.char) ?? []), sample])
    return fresh
  })
}
