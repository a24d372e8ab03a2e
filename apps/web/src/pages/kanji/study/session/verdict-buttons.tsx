import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import type { Ref } from 'react'
import type { Outcome } from './running-session'
import type { SessionStore } from './session-store'
import { keepFocus } from './study-head'

interface VerdictButtonsProps {
  outcome: Outcome
  actions: SessionStore
  /** Takes the answer as a synonym; undefined where it can be none. */
  addSynonym: (() => void) | undefined
  /** The verdict stays a moment yet, whatever is pressed. */
  isHeld: boolean
  next?: Ref<HTMLButtonElement>
}

/** What can be done with a verdict: to disagree with it, each by one key, and to go on. */
export function VerdictButtons({
  outcome,
  actions,
  addSynonym,
  isHeld,
  next,
}: VerdictButtonsProps) {
  return (
    <div className="study-buttons verdict-buttons">
      <TextButton onMouseDown={keepFocus} onClick={actions.override}>
        {nameOverride(outcome)}
      </TextButton>
      {addSynonym !== undefined && (
        <TextButton onMouseDown={keepFocus} onClick={addSynonym}>
          Add as synonym
        </TextButton>
      )}
      {outcome.isRight && (
        <TextButton
          aria-pressed={outcome.rating === 4}
          onMouseDown={keepFocus}
          onClick={actions.toggleEasy}
        >
          Too easy
        </TextButton>
      )}
      <FilledButton
        {...(next !== undefined && { ref: next })}
        aria-disabled={isHeld}
        onMouseDown={keepFocus}
        onClick={() => void actions.proceed()}
      >
        Next
      </FilledButton>
    </div>
  )
}

function nameOverride({ isRight, review }: Outcome): string {
  if (isRight) return 'Mark as wrong'
  // Who gave up answered nothing.
  return review.verdict === 'gave-up' ? 'Mark as right' : 'My answer was right'
}
