import '../../../../study/writing-practice/writing-practice.css'
import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { StrokeGrid } from '@kotonoha/japanese-ui/stroke-order/stroke-grid'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useReducer, useState } from 'react'
import { gradeNextStroke } from '../../../../study/writing-practice/grade-next-stroke'
import { InkPad } from '../../../../study/writing-practice/ink-pad'
import type { ModelStroke } from '../../../../study/writing-practice/model-stroke'
import {
  freshPractice,
  type Miss,
  reducePractice,
} from '../../../../study/writing-practice/practice-state'
import { toDrawnResult } from './drawn-result'
import type { SessionStore } from './session-store'

interface DrawnQuestionProps {
  strokes: readonly ModelStroke[]
  actions: SessionStore
}

/** A kanji written from memory: a right stroke snaps into its place, a wrong one is refused. */
export function DrawnQuestion({ strokes, actions }: DrawnQuestionProps) {
  const [state, dispatch] = useReducer(reducePractice, freshPractice)
  const [refused, setRefused] = useState<Miss>()
  const { written, isHinted, misses } = state
  const isWhole = written.length >= strokes.length
  const next = strokes[written.length]
  const model = strokes.map(({ points }) => points)

  const write = (drawn: Stroke) => {
    if (isWhole) return
    const answer = gradeNextStroke({
      drawn,
      model,
      written: model.slice(0, written.length),
      strictness: 'normal',
      offset: [0, 0],
    })
    if (answer.isRight) {
      dispatch({ kind: 'accept', drawn })
      if (written.length + 1 === strokes.length) {
        const last = { drawn, misses, wasHinted: isHinted }
        actions.submitDrawing(toDrawnResult([...written, last]))
      }
      return
    }
    const miss = { drawn, kind: answer.kind, reason: answer.reason }
    setRefused(miss)
    dispatch({ kind: 'miss', miss })
  }

  return (
    <>
      <div className="study-pad">
        <InkPad
          label={`Writing square: ${written.length} strokes written`}
          onStroke={write}
          onPenDown={() => setRefused(undefined)}
        >
          <StrokeGrid />
          {written.map((_, index) => (
            <path key={index} className="ink-snapped" d={strokes[index]?.path} />
          ))}
          {isHinted && next !== undefined && (
            <g className="ink-hint">
              <path d={next.path} />
              <path className="ink-hint-pen" d={next.path} pathLength={1} />
            </g>
          )}
          {refused !== undefined && (
            <polyline className="ink-refused" points={refused.drawn.map(String).join(' ')} />
          )}
        </InkPad>
      </div>
      <p className="study-said" role="status">
        {refused?.reason ?? (written.length === 0 ? 'Write it from memory.' : 'Good. Go on.')}
      </p>
      <div className="study-buttons">
        <TextButton disabled={isHinted || isWhole} onClick={() => dispatch({ kind: 'hint' })}>
          Hint
        </TextButton>
        <TextButton onClick={actions.giveUp}>I don’t know</TextButton>
      </div>
    </>
  )
}
