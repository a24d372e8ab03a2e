import { showToast } from '../../../kit/toasts/toast-queue'

/** Whoever finished the onboarding twice is told which of the two counts. */
export function tellBegunElsewhere(level: number): void {
  showToast(
    `You had begun already, at level ${level}. That stays: what you chose here was not taken over.`,
    'info',
  )
}
