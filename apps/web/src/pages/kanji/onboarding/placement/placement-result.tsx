import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useOnboardingDraft } from '../onboarding-draft'
import { LevelPick } from './level-pick'

/** What the test found; the learner has the last word. */
export function PlacementResult() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined) return null
  const { answers } = draft
  const right = answers.filter(({ isRight }) => isRight).length
  return (
    <section aria-label="Result of the test" className="placement-result">
      <p role="status">
        You knew {right} of {answers.length}. Begin at <strong>level {draft.startLevel}</strong>
        {draft.startLevel > 1 && ', a little below where you seem to be, so that nothing is missed'}
        .
      </p>
      <LevelPick />
      <TextButton
        onClick={() => change({ answers: [], isTestBegun: true, isTestDone: false, startLevel: 1 })}
      >
        Take the test again
      </TextButton>
    </section>
  )
}
