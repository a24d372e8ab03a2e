import { countStrokes, type Drawing } from '../geometry/drawing'
import { resample } from '../geometry/polyline'

/** Strokes are compared at this many places. */
export const placesPerStroke = 8

/** Numbers that one run takes: x and y of every place. */
export const runNumbers = 2 * placesPerStroke

/**
 * Every stroke of a drawing and every run of neighbouring strokes as if the pen had not been
 * lifted between them, all sampled at the same number of places.
 */
export interface StrokeRuns {
  strokeCount: number
  longestRun: number
  /** Run of `size` strokes from `first` on: at ((size − 1) · strokeCount + first) · runNumbers. */
  samples: Float32Array
  /** Way of the pen of every run, by the same numbering. */
  lengths: Float32Array
}

export function toStrokeRuns(drawing: Drawing, longestRun: number): StrokeRuns {
  const strokeCount = countStrokes(drawing)
  const samples = new Float32Array(longestRun * strokeCount * runNumbers)
  const lengths = new Float32Array(longestRun * strokeCount)
  for (let size = 1; size <= longestRun; size++) {
    for (let first = 0; first + size <= strokeCount; first++) {
      const run = (size - 1) * strokeCount + first
      const strokes = { first, last: first + size - 1 }
      lengths[run] = resample(drawing, strokes, placesPerStroke, samples, run * runNumbers)
    }
  }
  return { strokeCount, longestRun, samples, lengths }
}
