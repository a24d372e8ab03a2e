import type { TrainingItem } from '../evaluation/score-folds'

type Trainer = (items: TrainingItem[]) => Promise<readonly number[]>

/**
 * The optimiser of FSRS, a native module that is not there on every system; undefined when it
 * cannot be loaded.
 */
export async function loadTrainer(): Promise<Trainer | undefined> {
  try {
    const binding = await import('@open-spaced-repetition/binding')
    return (items) =>
      binding.computeParameters(
        items.map(
          (reviews) =>
            new binding.FSRSBindingItem(
              reviews.map(
                ({ rating, elapsedDays }) => new binding.FSRSBindingReview(rating, elapsedDays),
              ),
            ),
        ),
        { enableShortTerm: true },
      )
  } catch {
    return undefined
  }
}
