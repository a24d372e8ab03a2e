import { expect, test } from 'vitest'
import { changeDrawing, type DrawingChange, emptyDrawing } from './drawing'
import type { PenStroke } from './pen-stroke'

function buildStroke(x: number): PenStroke {
  return [{ x, y: 0, pressure: 0.5, atMs: x }]
}

const [first, second] = [buildStroke(1), buildStroke(2)]
const draw = (stroke: PenStroke): DrawingChange => ({ kind: 'draw', stroke })

function change(...changes: DrawingChange[]) {
  return changes.reduce(changeDrawing, emptyDrawing).strokes
}

test.each<[string, DrawingChange[], PenStroke[]]>([
  ['undo takes the last stroke back', [draw(first), draw(second), { kind: 'undo' }], [first]],
  [
    'one stroke is erased, the others stay',
    [draw(first), draw(second), { kind: 'erase', index: 0 }],
    [second],
  ],
  [
    'an erased stroke comes back in its place',
    [draw(first), draw(second), { kind: 'erase', index: 0 }, { kind: 'undo' }],
    [first, second],
  ],
  [
    'a cleared drawing comes back whole',
    [draw(first), draw(second), { kind: 'clear' }, { kind: 'undo' }],
    [first, second],
  ],
  ['undo on an empty pad does nothing', [{ kind: 'undo' }], []],
  ['a new sheet has no past', [draw(first), { kind: 'begin' }, { kind: 'undo' }], []],
  [
    'clearing an empty pad is no step',
    [draw(first), { kind: 'undo' }, { kind: 'clear' }, { kind: 'undo' }],
    [],
  ],
])('%s', (_reason, changes, strokes) => {
  expect(change(...changes)).toEqual(strokes)
})
