import { PaceField } from '../../../../study/preferences/pace-field'
import { useOnboardingDraft } from '../onboarding-draft'

/** The pace, with where it leads. */
export function PaceStep() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined) return null
  return (
    <PaceField
      newPerDay={draft.newPerDay}
      retention={0.9}
      onChange={(newPerDay) => change({ newPerDay })}
    />
  )
}
