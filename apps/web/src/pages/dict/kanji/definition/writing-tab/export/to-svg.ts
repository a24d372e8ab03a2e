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
    case 'text':
      return `<text x="${shape.x}" y="${shape.y}" font-family="sans-serif" font-size="${shape.size}" fill="${shape.colour}">${escapeText(shape.text)}</text>`
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
