import { type PenPoint, type PenStroke, padSide } from './pen-stroke'
import { toWidthShare } from './width-of-pressure'

/** Width of a stroke by mouse or finger, in units of the pad: about a brush pen's on 360 px. */
const usualWidth = 26
/** Differences of width that nobody sees, in units of the pad. */
const smallestStep = 0.5

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

/**
 * Paints by what a stroke has grown since `paintedCount` of its points were painted, on a canvas
 * that `paintStrokes` has painted: under a fast pen a whole drawing is not painted for each point.
 */
export function paintGrowth(
  canvas: HTMLCanvasElement,
  stroke: PenStroke,
  paintedCount: number,
): void {
  const context = canvas.getContext('2d')
  if (context !== null) paintStroke(context, stroke.slice(Math.max(0, paintedCount - 1)))
}

function paintStroke(context: CanvasRenderingContext2D, stroke: PenStroke): void {
  const [start] = stroke
  if (start === undefined) return
  let width = toWidth(start.pressure)
  begin(context, start, width)
  // A dot is a line to its own place, which the round ends make visible.
  if (stroke.length === 1) context.lineTo(start.x, start.y)
  for (const point of stroke.slice(1)) {
    context.lineTo(point.x, point.y)
    const next = toWidth(point.pressure)
    if (Math.abs(next - width) < smallestStep) continue
    // One line has one width: where the pressure changes the line goes on as another.
    context.stroke()
    width = next
    begin(context, point, width)
  }
  context.stroke()
}

function begin(context: CanvasRenderingContext2D, { x, y }: PenPoint, width: number): void {
  context.lineWidth = width
  context.beginPath()
  context.moveTo(x, y)
}

function toWidth(pressure: number): number {
  return usualWidth * toWidthShare(pressure)
}
