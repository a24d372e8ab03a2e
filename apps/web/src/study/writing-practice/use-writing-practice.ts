import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { useReducer, useState } from 'react'
import { gradeNextStroke } from './grade-next-stroke'
import { usePracticeSettings } from './practice-settings'
import { canUndo, findOffset, freshPractice, type Miss, reducePractice } from './practice-state'

/** Writing one character, stroke by stroke, against its model. */
export function useWritingPractice(model: readonly Stroke[]) {
  const [state, dispatch] = useReducer(reducePractice, freshPractice)
  /** The stroke that was just refused; gone when the pen is put down again. */
  const [refused, setRefused] = useState<Miss>()
  const strictness = usePracticeSettings((settings) => settings.strictness)
  const isKept = usePracticeSettings((settings) => settings.ink === 'keep')
  const isFinished = state.written.length >= model.length

  const write = (drawn: Stroke, pressures: readonly number[] | undefined) => {
    if (isFinished) return
    const answer = gradeNextStroke({
      drawn,
      model,
      written: isKept
        ? state.written.map((stroke) => stroke.drawn)
        : model.slice(0, state.written.length),
      strictness,
      // Strokes that snap show the learner where the character stands; kept ones stand elsewhere.
      offset: isKept ? findOffset(state, model) : [0, 0],
    })
    if (answer.isRight) {
      setRefused(undefined)
      dispatch({ kind: 'accept', drawn, pressures })
      return
    }
    const miss = { drawn, kind: answer.kind, reason: answer.reason }
    setRefused(miss)
    dispatch({ kind: 'miss', miss })
  }
  return {
    ...state,
    refused,
    isFinished,
    write,
    forgetRefused: () => setRefused(undefined),
    askForHint: () => dispatch({ kind: 'hint' }),
    canUndo: !isFinished && (refused !== undefined || canUndo(state)),
    /** First the ink that was refused goes, then the last accepted stroke. */
    undo: () => {
      if (refused !== undefined) setRefused(undefined)
      else dispatch({ kind: 'undo' })
    },
    restart: () => {
      setRefused(undefined)
      dispatch({ kind: 'restart' })
    },
  }
}
