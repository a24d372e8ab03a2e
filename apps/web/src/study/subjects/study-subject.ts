import type { ApiOutputs } from '../../api/api'

/** A component, kanji or word of the curriculum with the learner's own state of it. */
export type StudySubject = ApiOutputs['kanji']['curriculum']['listKanji']['items'][number]

export type ProgressBucket = NonNullable<StudySubject['progress']>

/** From the least to the best known. */
export const progressBuckets = ['low', 'medium', 'high', 'passed'] as const

export const bucketLabels: Record<ProgressBucket, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  passed: 'Passed',
}

/** In words, for whoever does not see the tint: "medium", "lesson ready", "locked". */
export function describeState({ lock, progress, dueAt }: StudySubject, now: Date): string {
  if (progress === null) return lock === 'locked' ? 'locked' : 'lesson ready'
  const isDue = dueAt !== null && new Date(dueAt) <= now
  return isDue ? `${progress}, due` : progress
}
