import type { Affine } from '../geometry/affine'
import type { Drawing } from '../geometry/drawing'
import type { FitBending } from '../matching/fit-bending'
import type { PointDistance } from '../matching/point-distance'
import type { RunPrices } from '../matching/run-distance'
import type { StrokeRuns } from '../matching/stroke-runs'
import type { PruningTools } from '../pruning/pruning-tools'

/** Points are compared far from each other first, then closer. */
export type Resolution = 'coarse' | 'fine'

export interface ComparerSettings {
  /** Distances of the points compared, in spreads of the ink. */
  steps: Record<Resolution, number>
  /** A stroke may join so many of the template's, or be one of so many pieces of one. */
  longestJoin: number
  longestSplit: number
}

/** What the matching of strokes spends its time on. */
export interface MatchingTools {
  priceAllRuns(drawn: StrokeRuns, template: StrokeRuns): RunPrices
  fitBending: FitBending
}

/** Compares one drawing with templates; what it gives holds until it is asked the same again. */
export interface Comparer extends MatchingTools {
  /** The drawing compared from now on. */
  setDrawing(drawing: Drawing): void
  /** How far its ink, transformed by `affine`, is from that of a template. */
  compareInk(template: number, resolution: Resolution, affine: Affine): PointDistance
  sampleTemplate(template: number): StrokeRuns
  /** The strokes of the drawing, transformed by `affine`. */
  sampleDrawing(affine: Affine): StrokeRuns
}

/** The recogniser's inner work, which is done in WebAssembly where there is any. */
export interface Workbench extends PruningTools {
  /** All drawings are normalised ones. */
  createComparer(templates: readonly Drawing[], settings: ComparerSettings): Comparer
}
