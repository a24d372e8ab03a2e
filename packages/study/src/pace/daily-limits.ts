/** What a learner chose about load. */
export interface PaceLimits {
  /** New cards a learner day. */
  newPerDay: number
  /** Reviews a learner day; null for no cap. */
  reviewCap: number | null
  /** Minutes a learner day, beyond which the next level waits; null for no bound. */
  minutesPerDay: number | null
}

/** What the learner has done today. */
export interface PaceToday {
  newCardsToday: number
  reviewsToday: number
  isOnVacation: boolean
}

/** What is to come. */
export interface WeekAhead {
  /** Answers that what is learnt asks for until the end of the seventh day: `forecastAnswers`. */
  duesInSevenDays: number
  /** What an answer has taken this learner lately. */
  secondsPerAnswer: number
}

/** Days of dues that are weighed against the learner's minutes. */
export const forecastDays = 7

/** Minutes a day that the next seven days ask for. */
export function forecastMinutesPerDay({ duesInSevenDays, secondsPerAnswer }: WeekAhead): number {
  return (duesInSevenDays * secondsPerAnswer) / forecastDays / 60
}

/** Whether what is learnt already fills the learner's time: a reason to brake. */
export function isForecastFull({ minutesPerDay }: PaceLimits, week: WeekAhead): boolean {
  return minutesPerDay !== null && forecastMinutesPerDay(week) > minutesPerDay
}

/** New cards that may still be begun today. */
export function countNewCardsLeft(
  { newPerDay }: Pick<PaceLimits, 'newPerDay'>,
  { newCardsToday, isOnVacation }: Omit<PaceToday, 'reviewsToday'>,
): number {
  return isOnVacation ? 0 : Math.max(0, newPerDay - newCardsToday)
}

/** Of `due` cards, those that may still be asked today; the rest waits. */
export function countReviewsLeft(
  { reviewCap }: Pick<PaceLimits, 'reviewCap'>,
  { reviewsToday, isOnVacation }: Omit<PaceToday, 'newCardsToday'>,
  due: number,
): number {
  if (isOnVacation) return 0
  return reviewCap === null ? due : Math.min(due, Math.max(0, reviewCap - reviewsToday))
}
