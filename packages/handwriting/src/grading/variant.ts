import type { Stroke } from '../geometry/drawing'

/** What takes the place of some of the model's strokes, by their numbers. */
export type Variant = ReadonlyMap<number, Stroke>

export function applyVariants(model: readonly Stroke[], variants: readonly Variant[]): Stroke[] {
  return model.map((stroke, index) =>
    variants.reduce((changed, variant) => variant.get(index) ?? changed, stroke),
  )
}
