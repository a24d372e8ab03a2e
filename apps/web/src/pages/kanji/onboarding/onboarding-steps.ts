/** In the order they come; each can be skipped. */
export const onboardingSteps = ['goal', 'kana', 'placement', 'pace', 'skills', 'day'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

export const stepTitles: Record<OnboardingStep, string> = {
  goal: 'What are you learning for?',
  kana: 'Can you read kana?',
  placement: 'Where do you begin?',
  pace: 'How much a day?',
  skills: 'What would you like to be able to do?',
  day: 'When does your day begin?',
}

/** The step so many places further on; undefined beyond the first and the last. */
export function findStep(step: OnboardingStep, offset: 1 | -1): OnboardingStep | undefined {
  return onboardingSteps[onboardingSteps.indexOf(step) + offset]
}
