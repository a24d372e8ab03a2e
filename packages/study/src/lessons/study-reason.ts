/** Why no lesson is left today; `ok` where some are. The contract says what each means. */
export type LessonReason =
  | 'ok'
  | 'level-locked'
  | 'daily-limit'
  | 'brake'
  | 'waiting'
  | 'done'
  | 'vacation'
  | 'subscription'

export interface LessonsNow {
  isOnVacation: boolean
  /** Lessons of this level only. */
  level?: number | undefined
  /** The last level whose lessons the learner's plan includes, and the curriculum's last. */
  lastLevel: number
  levelCount: number
  isLevelOpen: (level: number) => boolean
  /** Lessons that may be done, and those of them that today's limit lets in. */
  available: number
  leftToday: number
  /** Whether a brake holds the next level up. */
  isBraked: boolean
  /** Whether items of an open level, of those asked for, wait for what they are made of. */
  isAnyWaiting: () => boolean
}

export function findLessonReason(now: LessonsNow): LessonReason {
  const { level, lastLevel } = now
  if (now.isOnVacation) return 'vacation'
  if (level !== undefined && level > lastLevel) return 'subscription'
  if (level !== undefined && !now.isLevelOpen(level)) return 'level-locked'
  if (now.leftToday > 0) return 'ok'
  if (now.available > 0) return 'daily-limit'
  if (now.isBraked && level === undefined) return 'brake'
  if (now.isAnyWaiting()) return 'waiting'
  return level === undefined && lastLevel < now.levelCount ? 'subscription' : 'done'
}

/** Why there is nothing to study now: no review, and no lesson for the reason given. */
export type StudyReason = Exclude<LessonReason, 'waiting' | 'done'> | 'nothing-due'

export function findStudyReason({
  lessons,
  reviewsLeft,
  due,
}: {
  lessons: LessonReason
  /** Cards that are due and that today's cap still lets in. */
  reviewsLeft: number
  due: number
}): StudyReason {
  if (reviewsLeft > 0) return lessons === 'vacation' ? 'vacation' : 'ok'
  if (lessons === 'waiting' || lessons === 'done') return due > 0 ? 'daily-limit' : 'nothing-due'
  return lessons
}
