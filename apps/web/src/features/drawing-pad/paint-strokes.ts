import { type PenStroke, padSide } from './pen-stroke'

/** Width of a stroke by mouse or finger, in units of the pad: about a brush pen's on 360 px. */
const usualWidth = 26
/** A light touch of a pen draws so much thinner, a firm one so much thicker. */
const lightest = 0.4
const firmest = 1.5

/** Paints the strokes over the whole canvas in the colour that its text would have. */
export function paintStrokes(canvas: HTMLCanvasElement, strokes: readonly PenStroke[]): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.scale(canvas.width / padSide, canvas.height / padSide)
  context.strokeStyle = getComputedStyle(canvas).color
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const stroke of strokes) paintStroke(context, stroke)
}

function paintStroke(context: CanvasRenderingContext2D, stroke: PenStroke): void {
  stroke.forEach((point, index) => {
    const from = stroke[index - 1] ?? point
    // A dot is a line to its own place, which the round ends make visible.
    if (index === 0 && stroke.length > 1) return
    context.lineWidth = toWidth((from.pressure + point.pressure) / 2)
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(point.x, point.y)
    context.stroke()
  })
}

/** Half the pressure is the usual width: what devices without pressure report. */
function toWidth(pressure: number): number {
  const part =
    pressure <= 0.5
      ? lightest + (1 - lightest) * 2 * pressure
      : 1 + (firmest - 1) * 2 * (pressure - 0.5)
  return usualWidth * part
}
