/** What a learner chose about load. */
export interface PaceLimits {
  /** New cards a learner day. */
  newPerDay: number
  /** Reviews a learner day; null for no cap. */
  reviewCap: number | null
  /** Minutes a learner day; null when new cards never pause. */
  minutesPerDay: number | null
}

/** What the learner has done today and what is to come. */
export interface PaceToday {
  newCardsToday: number
  reviewsToday: number
  isOnVacation: boolean
  /** Answers that what is learnt asks for until the end of the seventh day: `forecastAnswers`. */
  duesInSevenDays: number
  /** What an answer has taken this learner lately. */
  secondsPerAnswer: number
}

const forecastDays = 7

/** Minutes a day that the next seven days ask for. */
export function forecastMinutesPerDay({ duesInSevenDays, secondsPerAnswer }: PaceToday): number {
  return (duesInSevenDays * secondsPerAnswer) / forecastDays / 60
}

/** Whether new cards wait because what is learnt already fills the learner's time. */
export function isForecastFull({ minutesPerDay }: PaceLimits, today: PaceToday): boolean {
  return minutesPerDay !== null && forecastMinutesPerDay(today) > minutesPerDay
}

/** New cards that may still be begun today. */
export function countNewCardsLeft(limits: PaceLimits, today: PaceToday): number {
  if (today.isOnVacation || isForecastFull(limits, today)) return 0
  return Math.max(0, limits.newPerDay - today.newCardsToday)
}

/** Of `due` cards, those that may still be asked today; the rest waits. */
export function countReviewsLeft(
  { reviewCap }: PaceLimits,
  { reviewsToday, isOnVacation }: PaceToday,
  due: number,
): number {
  if (isOnVacation) return 0
  return reviewCap === null ? due : Math.min(due, Math.max(0, reviewCap - reviewsToday))
}
