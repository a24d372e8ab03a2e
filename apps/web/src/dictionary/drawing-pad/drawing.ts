import type { PenStroke } from './pen-stroke'

/** What is on the pad, and what was there before: erasing and clearing can be undone as well. */
export interface PadDrawing {
  strokes: readonly PenStroke[]
  /** Earlier states, the latest last. */
  past: readonly (readonly PenStroke[])[]
}

export type DrawingChange =
  | { kind: 'draw'; stroke: PenStroke }
  | { kind: 'erase'; index: number }
  | { kind: 'clear' }
  | { kind: 'undo' }
  /** A new sheet: what was drawn is done with, and undo does not bring it back. */
  | { kind: 'begin' }

export const emptyDrawing: PadDrawing = { strokes: [], past: [] }

/** More steps than anybody takes back. */
const mostSteps = 100

export function changeDrawing(drawing: PadDrawing, change: DrawingChange): PadDrawing {
  const { strokes, past } = drawing
  const toNext = (next: readonly PenStroke[]): PadDrawing => ({
    strokes: next,
    past: [...past, strokes].slice(-mostSteps),
  })
  switch (change.kind) {
    case 'draw':
      return toNext([...strokes, change.stroke])
    case 'erase':
      return change.index in strokes ? toNext(strokes.toSpliced(change.index, 1)) : drawing
    case 'clear':
      return strokes.length === 0 ? drawing : toNext([])
    case 'undo': {
      const previous = past.at(-1)
      return previous === undefined ? drawing : { strokes: previous, past: past.slice(0, -1) }
    }
    case 'begin':
      return emptyDrawing
  }
}
