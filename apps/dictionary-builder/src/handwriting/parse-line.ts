import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'

/** A question of the line protocol. What is no stroke is an empty one: every line is answered. */
export function parseLine(line: string): { char: string; strokes: Stroke[] } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { char: '', strokes: [] }
  }
  if (typeof value !== 'object' || value === null) return { char: '', strokes: [] }
  const char = 'char' in value && typeof value.char === 'string' ? value.char : ''
  const strokes = 'strokes' in value && Array.isArray(value.strokes) ? value.strokes : []
  return { char, strokes: strokes.map(toStroke) }
}

function toStroke(value: unknown): Stroke {
  return Array.isArray(value) ? value.map(toPoint) : []
}

function toPoint(value: unknown): Point {
  if (!Array.isArray(value)) return [Number.NaN, Number.NaN]
  const [x, y]: unknown[] = value
  return [typeof x === 'number' ? x : Number.NaN, typeof y === 'number' ? y : Number.NaN]
}
