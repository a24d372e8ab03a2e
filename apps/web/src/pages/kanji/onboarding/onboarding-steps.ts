/**
 * In the order they come; each can be skipped. What can be guessed (the clock, when a day begins) or
 * can wait (drawing kanji) is no question: it stands in the preferences.
 */
export const onboardingSteps = ['goal', 'kana', 'placement', 'pace'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

export const stepTitles: Record<OnboardingStep, string> = {
  goal: 'What are you learning for?',
  kana: 'Can you read kana?',
  placement: 'Where do you begin?',
  pace: 'How much a day?',
}

/** The step so many places further on; undefined beyond the first and the last. */
export function findStep(step: OnboardingStep, offset: 1 | -1): OnboardingStep | undefined {
  return onboardingSteps[onboardingSteps.indexOf(step) + offset]
}
