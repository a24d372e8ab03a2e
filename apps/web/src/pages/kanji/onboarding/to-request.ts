import type { OnboardingDraft } from './onboarding-draft'

/** What the onboarding ends with; what was skipped has its default. */
export function toRequest(draft: OnboardingDraft) {
  const { mutationId, goal, way, newPerDay, zone } = draft
  // What is brought from elsewhere says itself at which level it leaves the learner.
  const isBeginner = way === null || way === 'beginner' || way === 'import'
  const startLevel = isBeginner ? 1 : draft.startLevel
  return {
    mutationId,
    goal,
    startLevel,
    isLowerAssumed: startLevel > 1 && draft.isLowerAssumed,
    preferences: { newPerDay, zone },
  }
}
