import type { Point } from '@kotonoha/handwriting/geometry/drawing'

/** A stroke of the model, in KanjiVG's square. */
export interface ModelStroke {
  path: string
  points: readonly Point[]
}
