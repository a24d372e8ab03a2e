import type { SubjectId } from '../subject'
import type { QuestionQueue } from './question-queue'

/**
 * `lessons`: new subjects are shown, then a quiz; `reviews`: answers are graded; `practice`:
 * leeches, recent mistakes or a level, and no answer ever changes the schedule.
 */
export type SessionMode = 'lessons' | 'reviews' | 'practice'

/** Everything that is needed to go on later or on another device, apart from content. */
export interface StudySession {
  mode: SessionMode
  /** New subjects of the batch, in the order they are shown; empty unless `mode` is `lessons`. */
  lessons: readonly SubjectId[]
  /** How many of them have been shown; the quiz begins when all have. */
  shownLessons: number
  queue: QuestionQueue
  answered: number
  right: number
}

/** Questions in a session; what is due beyond them waits for the next. */
export const maximumSessionQuestions = 500
