/** Finds the 21 weights of FSRS-6 for a log as `toTrainingCsv` writes it. */
export type Optimise = (
  csv: Uint8Array,
  /** Told from time to time how much is done, 0 to 1. */
  onProgress: (share: number) => void,
) => Promise<readonly number[]>

const progressEveryMs = 100

/**
 * The optimiser of FSRS, a native module that is not there on every system; undefined when it
 * cannot be loaded.
 *
 * It answers the default parameters, and no error, for a log with nothing to learn from: whoever
 * asks it counts first.
 */
export async function loadOptimiser(): Promise<Optimise | undefined> {
  try {
    const binding = await import('@open-spaced-repetition/binding')
    return (csv, onProgress) => {
      // The days of the log are whole days of UTC, whatever the learner's zone.
      const items = binding.convertCsvToFsrsItems(csv, 0, 'UTC', () => 0)
      return binding.computeParameters(items, {
        enableShortTerm: true,
        numRelearningSteps: 1,
        progress: (done, all) => {
          onProgress(all === 0 ? 0 : done / all)
          // Anything else ends the training.
          return true
        },
        timeout: progressEveryMs,
      })
    }
  } catch {
    return undefined
  }
}
