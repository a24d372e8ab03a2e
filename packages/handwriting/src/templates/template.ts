import type { Drawing } from '../geometry/drawing'

/** How one character is drawn, on a square of 0 to 109. */
export interface Template {
  character: string
  drawing: Drawing
}

/** What the pruning looks through: a linear map of direction grids, learnt from the templates. */
export interface Projection {
  inputs: number
  outputs: number
  /** `outputs` rows of `inputs` numbers. */
  matrix: Float32Array
}

/** Everything the recogniser needs besides code. */
export interface TemplateSet {
  templates: Template[]
  projection: Projection
}
