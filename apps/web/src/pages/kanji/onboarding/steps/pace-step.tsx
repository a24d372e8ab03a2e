import { PaceField } from '../../../../study/preferences/pace-field'
import { useOnboardingDraft } from '../onboarding-draft'
import { toRequest } from '../to-request'

/** The pace, with where it leads, and what was settled without asking. */
export function PaceStep() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined) return null
  return (
    <>
      <PaceField
        newPerDay={draft.newPerDay}
        retention={0.9}
        isFromFirstLevel={toRequest(draft).startLevel === 1}
        onChange={(newPerDay) => change({ newPerDay })}
      />
      <p className="onboarding-text">
        Your day begins at 4 in the morning by the clock of {nameZone(draft.zone)}, and kanji are
        read, not drawn. Both can be changed in the preferences of kanji study.
      </p>
    </>
  )
}

/** `Europe/Vienna` as one says it: Vienna. */
function nameZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
