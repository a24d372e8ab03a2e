import type { OnboardingDraft } from './onboarding-draft'

/** What the onboarding ends with; what was skipped has its default. */
export function toRequest(draft: OnboardingDraft) {
  const { mutationId, goal, way, newPerDay, isWritingOn, zone, dayStartHour } = draft
  const isBeginner = way === null || way === 'beginner'
  const startLevel = isBeginner ? 1 : draft.startLevel
  return {
    mutationId,
    goal,
    startLevel,
    isLowerAssumed: startLevel > 1 && draft.isLowerAssumed,
    preferences: { newPerDay, isWritingOn, zone, dayStartHour },
  }
}
