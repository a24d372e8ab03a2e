/** An outline in KanjiVG's square of 109 × 109 units. */
export interface DrawnStroke {
  path: string
  /**
   * Where the stroke's number stands, its left edge and its feet; null where the source does not
   * say.
   */
  numberAt: { x: number; y: number; size?: number } | null
}

/** A place in KanjiVG's square, x to the right and y down. */
export type StrokePoint = readonly [x: number, y: number]

export interface TracedStroke extends DrawnStroke {
  /** Places along the path, its start and end included. */
  points: readonly StrokePoint[]
  /** Which of the part colours it has, from 0; none keeps the colour of the text. */
  colourIndex?: number
}

/** Side of KanjiVG's square. */
export const squareSide = 109

/** How large a number is written where there is room: KanjiVG's places are meant for it. */
export const usualNumberSize = 8

/** The mark where a stroke starts: as small as the numbers are, where strokes stand close. */
export function toStartRadius({ numberAt }: Pick<DrawnStroke, 'numberAt'>): number {
  return Math.max(2, (2.6 * (numberAt?.size ?? usualNumberSize)) / usualNumberSize)
}
