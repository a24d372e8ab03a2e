import { countStrokes, type Drawing } from '../geometry/drawing'
import type { Template, TemplateSet } from './template'

/*
 * The template file: the numbers are laid out in columns, each holding one kind of number, because
 * that is what compresses well. Points are half units of KanjiVG's square, strokes and characters
 * continue from the one before, and all differences are taken modulo 256.
 */

const magic = [0x4b, 0x74, 0x48, 0x77]
const fileVersion = 1
const headerBytes = 16
const unitsPerStep = 0.5

/** Thrown for bytes that are no template file of this version. */
export class TemplateFileError extends Error {
  override name = 'TemplateFileError'
}

export function encodeTemplates({ templates }: TemplateSet): Uint8Array {
  const codePoints: number[] = []
  const strokeCounts: number[] = []
  const pointCounts: number[] = []
  const xs: number[] = []
  const ys: number[] = []
  let x = 0
  let y = 0
  for (const { character, drawing } of templates) {
    const codePoint = character.codePointAt(0) ?? 0
    codePoints.push(codePoint & 255, (codePoint >> 8) & 255, codePoint >> 16)
    strokeCounts.push(countStrokes(drawing))
    for (let stroke = 0; stroke < countStrokes(drawing); stroke++) {
      const first = drawing.starts[stroke] ?? 0
      const end = drawing.starts[stroke + 1] ?? 0
      pointCounts.push(end - first)
      for (let at = first; at < end; at++) {
        const nextX = toStep(drawing.xy[2 * at])
        const nextY = toStep(drawing.xy[2 * at + 1])
        xs.push((nextX - x) & 255)
        ys.push((nextY - y) & 255)
        x = nextX
        y = nextY
      }
    }
  }
  const header = new DataView(new ArrayBuffer(headerBytes))
  magic.forEach((byte, index) => {
    header.setUint8(index, byte)
  })
  header.setUint16(4, fileVersion, true)
  header.setUint16(10, templates.length, true)
  header.setUint32(12, xs.length, true)
  return concatenate([
    new Uint8Array(header.buffer),
    Uint8Array.from([...splitColumns(codePoints, 3), ...strokeCounts, ...pointCounts]),
    Uint8Array.from(xs),
    Uint8Array.from(ys),
  ])
}

function toStep(coordinate: number | undefined): number {
  return Math.min(255, Math.max(0, Math.round((coordinate ?? 0) / unitsPerStep)))
}

function splitColumns(bytes: number[], width: number): number[] {
  return Array.from({ length: width }, (_, column) =>
    bytes.filter((_byte, index) => index % width === column),
  ).flat()
}

function concatenate(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export function decodeTemplates(bytes: Uint8Array): TemplateSet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isOurs =
    bytes.length > headerBytes &&
    magic.every((byte, index) => bytes[index] === byte) &&
    view.getUint16(4, true) === fileVersion
  if (!isOurs) throw new TemplateFileError('this is no template file of the present version')
  const count = view.getUint16(10, true)
  const pointTotal = view.getUint32(12, true)
  const columnsAt = headerBytes + countUnusedBytes(view)
  // Too short a file is told apart from the right one before numbers are made out of nothing.
  const strokesAt = columnsAt + 3 * count
  if (bytes.length < strokesAt + count) throw new TemplateFileError('the template file is cut off')
  let pointCountAt = strokesAt + count
  let strokeTotal = 0
  for (let index = 0; index < count; index++) strokeTotal += bytes[strokesAt + index] as number
  const xAt = pointCountAt + strokeTotal
  if (bytes.length !== xAt + 2 * pointTotal) {
    throw new TemplateFileError('the template file is cut off')
  }
  const cursor: PointCursor = { xs: bytes.subarray(xAt), yOffset: pointTotal, at: 0, x: 0, y: 0 }
  const templates: Template[] = []
  for (let index = 0; index < count; index++) {
    const byte = (column: number) => bytes[columnsAt + column * count + index] as number
    const character = String.fromCodePoint(byte(0) | (byte(1) << 8) | (byte(2) << 16))
    const strokes = bytes[strokesAt + index] as number
    const pointCounts = bytes.subarray(pointCountAt, pointCountAt + strokes)
    pointCountAt += strokes
    templates.push({ character, drawing: readDrawing(pointCounts, cursor) })
  }
  return { templates }
}

/** Earlier builders put a map of so many rows and columns here, which is part of the code by now. */
function countUnusedBytes(header: DataView): number {
  const columns = header.getUint16(6, true)
  const rows = header.getUint16(8, true)
  return rows * (columns + 4)
}

interface PointCursor {
  /** Differences in x; those in y begin `yOffset` later. */
  xs: Uint8Array
  yOffset: number
  at: number
  x: number
  y: number
}

function readDrawing(pointCounts: Uint8Array, cursor: PointCursor): Drawing {
  const starts = new Int32Array(pointCounts.length + 1)
  pointCounts.forEach((points, stroke) => {
    starts[stroke + 1] = (starts[stroke] as number) + points
  })
  const points = starts.at(-1) ?? 0
  const xy = new Float32Array(2 * points)
  for (let point = 0; point < points; point++) {
    cursor.x = (cursor.x + (cursor.xs[cursor.at] as number)) & 255
    cursor.y = (cursor.y + (cursor.xs[cursor.at + cursor.yOffset] as number)) & 255
    cursor.at++
    xy[2 * point] = cursor.x * unitsPerStep
    xy[2 * point + 1] = cursor.y * unitsPerStep
  }
  return { xy, starts }
}
