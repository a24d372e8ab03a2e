import * as v from 'valibot'
import { onboardingSteps } from './onboarding-steps'

/** The step is in the address, so that Back goes to the step before. */
export const onboardingSearch = v.object({
  step: v.fallback(v.optional(v.picklist(onboardingSteps)), undefined),
})
