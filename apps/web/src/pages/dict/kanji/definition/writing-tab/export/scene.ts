import { toDirectionMark } from '@kotonoha/japanese-ui/stroke-order/direction-mark'
import { toStartRadius, usualNumberSize } from '@kotonoha/japanese-ui/stroke-order/stroke'
import type { StrokeMark, TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'

/** One thing of a picture that leaves the page, in KanjiVG's square, with colours of its own. */
export type Shape =
  | { kind: 'line'; path: string; colour: string; width: number }
  | { kind: 'area'; path: string; colour: string }
  | { kind: 'disc'; x: number; y: number; radius: number; colour: string }
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      colour: string
      /** A rim that keeps it apart from ink, and how wide it is on either side. */
      rim: { colour: string; width: number }
      text: string
    }

/** Side of KanjiVG's square. */
export const sceneSide = 109

/** The licence of the drawings asks that their maker is named wherever they go. */
export const credit = 'Strokes: KanjiVG © Ulrich Apel, CC BY-SA 3.0'

const ink = '#202124'
const red = '#b3261e'
const rim = { colour: '#ffffff', width: 0.8 }
/** Those of the page's light theme: a picture lies on white paper. */
const partColours = ['#1967d2', '#a85200', '#137333', '#8430ce', '#b80672', '#00696f']

/** The whole kanji with the marks that the page shows. */
export function toScene(strokes: readonly TracedStroke[], marks: readonly StrokeMark[]): Shape[] {
  const lines = strokes.map(
    ({ path, colourIndex }): Shape => ({
      kind: 'line',
      path,
      width: 4,
      colour:
        colourIndex === undefined ? ink : (partColours[colourIndex % partColours.length] ?? ink),
    }),
  )
  return [
    ...lines,
    ...(marks.includes('directions') ? strokes.flatMap(toArrow) : []),
    ...(marks.includes('starts') ? strokes.flatMap(toStart) : []),
    ...(marks.includes('numbers') ? strokes.flatMap(toNumber) : []),
  ]
}

function toArrow(stroke: TracedStroke): Shape[] {
  const mark = toDirectionMark(stroke)
  if (mark === undefined) return []
  return [
    { kind: 'line', path: toPath(mark.line), colour: red, width: 1.3 },
    { kind: 'area', path: `${toPath(mark.head)}Z`, colour: red },
  ]
}

function toPath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function toStart(stroke: TracedStroke): Shape[] {
  const [start] = stroke.points
  if (start === undefined) return []
  const radius = round(toStartRadius(stroke))
  return [{ kind: 'disc', x: start[0], y: start[1], radius, colour: '#d93025' }]
}

function toNumber({ numberAt }: TracedStroke, index: number): Shape[] {
  if (numberAt === null) return []
  const { x, y, size = usualNumberSize } = numberAt
  return [{ kind: 'text', x, y, size, colour: red, rim, text: String(index + 1) }]
}
