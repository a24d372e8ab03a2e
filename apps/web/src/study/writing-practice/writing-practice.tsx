import './writing-practice.css'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useShortcut } from '../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../kit/keyboard-shortcuts/shortcut'
import type { ModelStroke } from './model-stroke'
import { PracticeEnd } from './practice-end'
import { PracticePad } from './practice-pad'
import { toPracticeResult } from './practice-result'
import { PracticeSettingsForm } from './practice-settings-form'
import { useWritingPractice } from './use-writing-practice'

export interface WritingPracticeProps {
  literal: string
  strokes: readonly ModelStroke[]
  /** Where to go on when it is written. */
  next?: ReactNode
}

const group = 'This page'
const hintShortcut: Shortcut = { keys: ['h'], label: 'Hint', group }
const undoShortcut: Shortcut = { keys: ['u'], label: 'Undo', group }
const restartShortcut: Shortcut = { keys: ['r'], label: 'Start the writing again', group }

/** A patient teacher: every stroke is judged when it is drawn, and the next one waits. */
export function WritingPractice({ literal, strokes, next }: WritingPracticeProps) {
  const model = useMemo(() => strokes.map(({ points }) => points), [strokes])
  const practice = useWritingPractice(model)
  const { written, refused, isHinted, isFinished, misses } = practice
  const canHint = !isHinted && !isFinished
  const desk = useRef<HTMLDivElement>(null)
  const square = useRef<HTMLDivElement>(null)
  // On a phone it lies below the fold, and a finger on the square does not scroll.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no clean-up.
    desk.current?.scrollIntoView({ block: 'nearest' })
    // Where not all of the desk has room, and where it has no box of its own, the square counts.
    square.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  /** The button is gone with what it ended; the keyboard goes on from the square. */
  const writeAgain = () => {
    practice.restart()
    square.current?.focus({ preventScroll: true })
  }
  useShortcut(canHint ? hintShortcut : undefined, practice.askForHint)
  useShortcut(practice.canUndo ? undoShortcut : undefined, practice.undo)
  useShortcut(restartShortcut, practice.restart)
  return (
    <div className="practice">
      <div ref={desk} className="practice-desk">
        <div ref={square} className="practice-square" tabIndex={-1}>
          <PracticePad strokes={strokes} practice={practice} />
        </div>
        <p className="practice-said" role="status" data-is-refused={refused !== undefined}>
          {describe({ refused, written, strokes, isHinted, misses })}
        </p>
        {!isFinished && (
          <div className="practice-buttons">
            <TextButton disabled={!canHint} onClick={practice.askForHint}>
              Hint
            </TextButton>
            <TextButton disabled={!practice.canUndo} onClick={practice.undo}>
              Undo
            </TextButton>
            <TextButton
              disabled={written.length === 0 && misses.length === 0}
              onClick={practice.restart}
            >
              Start again
            </TextButton>
          </div>
        )}
      </div>
      <div className="practice-side">
        {isFinished && (
          <PracticeEnd literal={literal} written={written} onRestart={writeAgain} next={next} />
        )}
        <PracticeSettingsForm />
      </div>
    </div>
  )
}

type Moment = Pick<
  ReturnType<typeof useWritingPractice>,
  'refused' | 'written' | 'isHinted' | 'misses'
> & { strokes: readonly ModelStroke[] }

/** What the teacher says now. */
function describe({ refused, written, isHinted, misses, strokes }: Moment): string {
  const count = strokes.length
  const place = `Stroke ${written.length + 1} of ${count}`
  if (refused !== undefined) {
    return isHinted ? `${refused.reason} Follow the blue line.` : refused.reason
  }
  if (written.length >= count) return `Finished: ${toPracticeResult(written).score} of 100.`
  if (isHinted) return `${place}: begin at the dot and follow the blue line.`
  if (misses.length > 0) return `${place}: try again.`
  if (written.length === 0) return `Draw the first of ${count} strokes.`
  return `Good. ${place}.`
}
