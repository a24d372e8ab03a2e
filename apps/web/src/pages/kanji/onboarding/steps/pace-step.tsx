import { PaceField } from '../../../../features/study-preferences/pace-field'
import { useOnboardingDraft } from '../onboarding-draft'

/** New cards a day, with the time they come to. */
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
