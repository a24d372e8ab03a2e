/** What trains learners' parameters, beside the requests. */
export interface TrainingService {
  /** Whether this installation has the optimiser. */
  isThere: () => Promise<boolean>
  /** Tells that somebody waits to be trained; another process may be the one that does it. */
  wake: () => void
}
