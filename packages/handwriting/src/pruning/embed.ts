import type { Embedding } from './embedding'
import { addProduct } from './matrices'

/** Numbers below 0 count only so much in the hidden layer: no unit ever falls silent for good. */
export const leak = 0.1

/** Places of drawings in the pruning space, one row each, and what the hidden units said to them. */
export interface Placed {
  count: number
  grids: Float32Array
  active: Float32Array
  places: Float32Array
}

/** Maps direction grids, one row each, into the space where drawings of one character lie near. */
export function embed(
  embedding: Embedding,
  grids: Float32Array,
  multiply: typeof addProduct = addProduct,
): Placed {
  const { inputs, hidden, outputs, entry, bias, exit, straight } = embedding
  const count = grids.length / inputs
  const active = new Float32Array(count * hidden)
  for (let row = 0; row < count; row++) active.set(bias, row * hidden)
  multiply(active, grids, entry, { rows: count, inner: inputs, columns: hidden })
  for (let at = 0; at < active.length; at++) {
    if ((active[at] as number) < 0) active[at] = leak * (active[at] as number)
  }
  const places = new Float32Array(count * outputs)
  multiply(places, grids, straight, { rows: count, inner: inputs, columns: outputs })
  multiply(places, active, exit, { rows: count, inner: hidden, columns: outputs })
  return { count, grids, active, places }
}
