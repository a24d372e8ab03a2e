import '../../../../study/writing-practice/writing-practice.css'
import { useMemo } from 'react'
import { PracticePad } from '../../../../study/writing-practice/practice-pad'
import { toPracticeResult } from '../../../../study/writing-practice/practice-result'
import { useWritingPractice } from '../../../../study/writing-practice/use-writing-practice'
import type { DrawnKanji } from '../landing-answers'
import { traceStrokes } from './trace-strokes'

/** The course's own grader, stroke by stroke; what is drawn stays in the page. */
export function WriteHere({ kanji }: { kanji: Pick<DrawnKanji, 'literal' | 'strokes'> }) {
  const strokes = useMemo(() => traceStrokes(kanji), [kanji])
  const practice = useWritingPractice(useMemo(() => strokes.map(({ points }) => points), [strokes]))
  const { written, misses, refused, isHinted, isFinished } = practice
  return (
    <div className="landing-writing">
      <PracticePad strokes={strokes} practice={practice} />
      <p className="practice-said" role="status" data-is-refused={refused !== undefined}>
        {describe(practice, strokes.length)}
      </p>
      <div className="landing-buttons">
        <button
          type="button"
          className="landing-quiet-button"
          disabled={isHinted || isFinished}
          onClick={practice.askForHint}
        >
          Hint
        </button>
        <button
          type="button"
          className="landing-quiet-button"
          disabled={written.length === 0 && misses.length === 0}
          onClick={practice.restart}
        >
          Start again
        </button>
      </div>
    </div>
  )
}

type Practice = Pick<
  ReturnType<typeof useWritingPractice>,
  'written' | 'misses' | 'refused' | 'isHinted' | 'isFinished'
>

/** What the teacher says now. */
function describe({ written, refused, isHinted, isFinished }: Practice, count: number): string {
  if (refused !== undefined) {
    return isHinted ? `${refused.reason} Follow the blue line.` : refused.reason
  }
  if (isFinished) return `${toPracticeResult(written).score} of 100. That is how it is written.`
  const next = written.length + 1
  if (isHinted) return `Stroke ${next} of ${count}: begin at the dot and follow the blue line.`
  return written.length === 0
    ? `Draw the first of ${count} strokes here.`
    : `Good. Stroke ${next} of ${count}.`
}
