import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { toWidthShare, usualPressure } from '../../dictionary/drawing-pad/width-of-pressure'

/** Width of the ink at usual pressure, in units of KanjiVG's square of 109. */
const usualWidth = 4
/** Differences of width that nobody sees, in the same units. */
const smallestStep = 0.25

/** A piece of a stroke that one line can draw, for a line has one width. */
export interface InkBand {
  width: number
  /** As an SVG polyline takes them. */
  points: string
}

/** Cuts a stroke where the pressure of the pen changes; where none is known all of it is usual. */
export function toInkBands(stroke: Stroke, pressures: readonly number[] = []): InkBand[] {
  const bands: { width: number; points: Point[] }[] = []
  stroke.forEach((point, index) => {
    const width = usualWidth * toWidthShare(pressures[index] ?? usualPressure)
    const band = bands.at(-1)
    band?.points.push(point)
    if (band === undefined || Math.abs(band.width - width) >= smallestStep) {
      bands.push({ width, points: [point] })
    }
  })
  // The piece that begins at the last point has nowhere to go, unless it is all there is.
  return bands
    .filter(({ points }, index) => index === 0 || points.length > 1)
    .map(({ width, points }) => ({ width, points: points.map(String).join(' ') }))
}
