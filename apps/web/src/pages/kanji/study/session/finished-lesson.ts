/** A lesson whose quiz is done. */
export interface FinishedLesson {
  lessonId: string
  subjectId: number
  misses: number
  completedAt: string
  learnerDay?: number
}
