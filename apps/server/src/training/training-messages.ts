import type { TrainingOutcome } from '@kotonoha/srs/training/train-parameters'

/** What the thread that trains is told. */
export type ToTrainingThread =
  | { kind: 'cards'; cards: readonly string[] }
  | { kind: 'train'; active: readonly number[] | undefined }

/** What it tells. */
export type FromTrainingThread =
  | { kind: 'progress'; share: number }
  | { kind: 'outcome'; outcome: TrainingOutcome }
