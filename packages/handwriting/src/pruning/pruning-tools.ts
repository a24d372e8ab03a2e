import type { Drawing } from '../geometry/drawing'
import type { addProduct } from './matrices'

/** What finding the nearest templates spends its time on. */
export interface PruningTools {
  toDirectionGrid(drawing: Drawing): Float32Array
  addProduct: typeof addProduct
  /** What tells how far a place is from each of a space, squared, as measureSquares does. */
  laySpace(space: Float32Array, dimensions: number): (place: Float32Array) => Float32Array
}
