import { DayStartField } from '../../../../study/preferences/day-start-field'
import { ZoneField } from '../../../../study/preferences/zone-field'
import { useOnboardingDraft } from '../onboarding-draft'

/** When a day of studying ends and the next begins, and by which clock. */
export function DayStep() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined) return null
  return (
    <div className="onboarding-fields">
      <p className="onboarding-text">
        What you study late in the evening still counts for the day before. Reviews of a day come
        together when it begins.
      </p>
      <DayStartField
        zone={draft.zone}
        dayStartHour={draft.dayStartHour}
        onChange={(dayStartHour) => change({ dayStartHour })}
      />
      <ZoneField zone={draft.zone} onChange={(zone) => change({ zone })} />
    </div>
  )
}
