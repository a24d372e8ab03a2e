import { credit, type Shape, sceneSide } from './scene'

/** A file that stands alone: no style sheet, no font but the reader's own. */
export function toSvg(title: string, shapes: readonly Shape[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneSide} ${sceneSide}">`
  const body = shapes.map((shape) => `  ${toElement(shape)}\n`).join('')
  return `${head}\n  <title>${escapeText(title)}</title>\n  <desc>${credit}</desc>\n${body}</svg>\n`
}

function toElement(shape: Shape): string {
  switch (shape.kind) {
    case 'line':
      return `<path d="${escapeText(shape.path)}" fill="none" stroke="${shape.colour}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`
    case 'area':
      return `<path d="${escapeText(shape.path)}" fill="${shape.colour}"/>`
    case 'disc':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.colour}"/>`
    case 'text': {
      const { x, y, size, colour, rim, text } = shape
      const write = (look: string) =>
        `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" ${look}>${escapeText(text)}</text>`
      // Twice: not every program that reads SVG can be told to draw a rim below the figure.
      const below = `fill="${rim.colour}" stroke="${rim.colour}" stroke-width="${2 * rim.width}" stroke-linejoin="round" aria-hidden="true"`
      return `${write(below)}\n  ${write(`fill="${colour}"`)}`
    }
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
