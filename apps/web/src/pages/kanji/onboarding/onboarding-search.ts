import * as z from 'zod/mini'
import { onboardingSteps } from './onboarding-steps'

/** The step is in the address, so that Back goes to the step before. */
export const onboardingSearch = z.object({
  step: z.catch(z.optional(z.enum(onboardingSteps)), undefined),
})
