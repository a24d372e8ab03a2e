import { credit, type Shape, sceneSide } from './scene'

/** Side of the picture in pixels: sharp on a printed page of A4. */
const side = 2048
/** A line below the drawing names its maker. */
const footer = 64

/** The picture on white; undefined where the browser gives no canvas. */
export async function toPng(shapes: readonly Shape[]): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + footer
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#5f6368'
  context.font = '32px sans-serif'
  context.textAlign = 'center'
  context.fillText(credit, side / 2, side + footer / 2)
  context.textAlign = 'start'
  context.scale(side / sceneSide, side / sceneSide)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const shape of shapes) draw(context, shape)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  context.fillStyle = shape.colour
  switch (shape.kind) {
    case 'line':
      context.strokeStyle = shape.colour
      context.lineWidth = shape.width
      context.stroke(new Path2D(shape.path))
      break
    case 'area':
      context.fill(new Path2D(shape.path))
      break
    case 'disc':
      context.beginPath()
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
      context.fill()
      break
    case 'text':
      context.font = `${shape.size}px sans-serif`
      context.strokeStyle = shape.rim.colour
      context.lineWidth = 2 * shape.rim.width
      context.strokeText(shape.text, shape.x, shape.y)
      context.fillText(shape.text, shape.x, shape.y)
  }
}
