import { countStrokes, type Drawing } from './drawing'

/**
 * A drawing is never stretched so much that its narrow side becomes more than 1 / this times the
 * share it had: 一 stays a line and does not become a cloud of its own wobble.
 */
const defaultNarrowest = 0.45

/** A dot counts like a stroke of this share of the other strokes' length, so that it has a place. */
const dotWeight = 1e-3

/**
 * Moves the centre of mass of the ink to 0 and makes its spread 1 in both directions. The ink, not
 * the bounding box, decides: one stroke that runs too far out does not squeeze the rest.
 * `narrowestShare` 1 keeps the proportions.
 */
export function normalise(drawing: Drawing, narrowestShare = defaultNarrowest): Drawing {
  const { xy, starts } = drawing
  let weight = 0
  let sumX = 0
  let sumY = 0
  let squareX = 0
  let squareY = 0
  const add = (x: number, y: number, dx: number, dy: number, mass: number) => {
    weight += mass
    sumX += mass * x
    sumY += mass * y
    // The second moment of a line about its own centre is a twelfth of its extent's square.
    squareX += mass * (x * x + (dx * dx) / 12)
    squareY += mass * (y * y + (dy * dy) / 12)
  }
  // Sums are taken about the first point: of large coordinates little else would be left.
  const originX = xy[0] ?? 0
  const originY = xy[1] ?? 0
  for (let stroke = 0; stroke < countStrokes(drawing); stroke++) {
    const first = starts[stroke] as number
    const end = starts[stroke + 1] as number
    if (end - first === 1) {
      add(
        (xy[2 * first] as number) - originX,
        (xy[2 * first + 1] as number) - originY,
        0,
        0,
        dotWeight,
      )
    }
    for (let at = first + 1; at < end; at++) {
      const x = (xy[2 * at] as number) - originX
      const y = (xy[2 * at + 1] as number) - originY
      const dx = x - ((xy[2 * at - 2] as number) - originX)
      const dy = y - ((xy[2 * at - 1] as number) - originY)
      add(x - dx / 2, y - dy / 2, dx, dy, Math.sqrt(dx * dx + dy * dy))
    }
  }
  const centreX = weight > 0 ? sumX / weight : 0
  const centreY = weight > 0 ? sumY / weight : 0
  const spreadX = Math.sqrt(Math.max(0, squareX / (weight || 1) - centreX * centreX))
  const spreadY = Math.sqrt(Math.max(0, squareY / (weight || 1) - centreY * centreY))
  const least = Math.max(spreadX, spreadY, 1e-6) * narrowestShare
  const scaleX = 1 / Math.max(spreadX, least)
  const scaleY = 1 / Math.max(spreadY, least)
  const normalised = new Float32Array(xy.length)
  for (let at = 0; at < xy.length; at += 2) {
    normalised[at] = ((xy[at] as number) - originX - centreX) * scaleX
    normalised[at + 1] = ((xy[at + 1] as number) - originY - centreY) * scaleY
  }
  return { xy: normalised, starts }
}
