import { toPracticeResult } from '../../../../study/writing-practice/practice-result'
import type { WrittenStroke } from '../../../../study/writing-practice/practice-state'
import type { DrawnResult } from './answer-question'

/** A drawing whose strokes came so badly was not remembered, finished or not. */
const passScore = 60

/** What a finished drawing shows: each stroke that had to be shown is a hint. */
export function toDrawnResult(written: readonly WrittenStroke[]): DrawnResult {
  return {
    hasShape: toPracticeResult(written).score >= passScore,
    hasStrokeOrder: written.every(({ misses }) =>
      misses.every(({ kind }) => kind !== 'order' && kind !== 'direction'),
    ),
    hints: written.filter(({ wasHinted }) => wasHinted).length,
  }
}
