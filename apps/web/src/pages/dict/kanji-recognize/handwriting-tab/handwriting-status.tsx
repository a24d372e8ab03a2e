import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import type { RecogniserState } from '../lookup/recognition/use-recogniser'
import type { Candidate } from './candidate-list'

interface HandwritingStatusProps {
  state: RecogniserState
  strokeCount: number
  candidates: readonly Candidate[]
}

/** What comes next; to those who do not see the drawings also what they are. */
export function HandwritingStatus({ state, strokeCount, candidates }: HandwritingStatusProps) {
  const isNamed = state !== 'failed' && strokeCount > 0 && candidates.length > 0
  return (
    <p role="status" className="handwriting-status">
      {isNamed ? (
        <>
          <span aria-hidden="true">Tap the one you mean, or draw on.</span>
          <VisuallyHidden className="handwriting-named">{nameLikeliest(candidates)}</VisuallyHidden>
        </>
      ) : (
        describe(state, strokeCount)
      )}
    </p>
  )
}

function nameLikeliest(candidates: readonly Candidate[]): string {
  const literals = candidates.slice(0, 3).map(({ literal }) => literal)
  return `Most likely ${literals.join(', ')}`
}

function describe(state: RecogniserState, strokeCount: number): string {
  if (state === 'failed') return 'The characters to compare with could not be loaded.'
  if (strokeCount === 0) return 'Draw one character.'
  return state === 'loading' ? 'Loading' : 'Comparing'
}
