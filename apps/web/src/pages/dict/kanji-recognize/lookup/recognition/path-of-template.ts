import { toStrokes } from '@kotonoha/handwriting/geometry/drawing'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'

/** Draws a character as its template does: a path of SVG on KanjiVG's square of 109. */
export function createPathFinder({ templates }: TemplateSet): (character: string) => string {
  const drawings = new Map(templates.map(({ character, drawing }) => [character, drawing]))
  return (character) => {
    const drawing = drawings.get(character)
    if (drawing === undefined) return ''
    return toStrokes(drawing)
      .map((stroke) => `M${stroke.map(([x, y]) => `${x} ${y}`).join('L')}`)
      .join('')
  }
}
