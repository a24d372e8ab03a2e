/** Side of the pad in the units of points, whatever its size on the screen. */
export const padSide = 1000

/** Where the pen was, in units of the pad; it may leave the pad while it draws. */
export interface PenPoint {
  x: number
  y: number
  /** 0 to 1; 0.5 where the device knows no pressure. */
  pressure: number
  /** Milliseconds, on the clock of the events. */
  atMs: number
}

/** From pen down to pen up; at least one point. */
export type PenStroke = readonly PenPoint[]
