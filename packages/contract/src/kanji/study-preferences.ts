import { z } from 'zod'

/** What a learner may choose about studying; every field has a value. */
export const studyPreferences = z.object({
  /** An IANA name: `Asia/Tokyo`. */
  zone: z.string().min(1).max(64),
  /** What is studied before this hour belongs to the day before. */
  dayStartHour: z.int().min(0).max(23),
  /** `day`: due from the start of the day; `hour`: due at the very hour. */
  dueMode: z.enum(['day', 'hour']),
  /** 1 Monday … 7 Sunday. */
  weekStart: z.int().min(1).max(7),
  hourCycle: z.enum(['h23', 'h12']),
  /** Wanted chance of recall when a card comes due. */
  retention: z.number().min(0.8).max(0.97),
  /** New cards a day. */
  newPerDay: z.int().min(0).max(100),
  /** Reviews a day; null for no cap. */
  reviewCap: z.int().min(50).max(500).nullable(),
  /** Items of a lesson. */
  batchSize: z.int().min(3).max(10),
  /** The next level waits while the forecast asks for more minutes a day; null for never. */
  minutesPerDay: z.int().min(5).max(240).nullable(),
  /** `mixed`: words beside new kanji, by turns; `level`: the kanji of a level, and its words last. */
  lessonOrder: z.enum(['level', 'mixed']),
  /** Whether kanji are also drawn. */
  isWritingOn: z.boolean(),
  /** How answers are given: typed and checked, or graded by the learner. */
  answerMode: z.enum(['typed', 'self-graded']),
  gradeButtons: z.union([z.literal(2), z.literal(4)]),
  isTypoAccepted: z.boolean(),
  /** Cards that are known for a year or more are not asked any more. */
  isRetiringOn: z.boolean(),
  isAudioPlayed: z.boolean(),
  isStreakShown: z.boolean(),
  /** A missed day is saved by one of the freezes kept. */
  isFreezeUsed: z.boolean(),
  isOnVacation: z.boolean(),
})

/** For whoever has not chosen. */
export const defaultStudyPreferences: z.infer<typeof studyPreferences> = {
  zone: 'UTC',
  dayStartHour: 4,
  dueMode: 'day',
  weekStart: 1,
  hourCycle: 'h23',
  retention: 0.9,
  newPerDay: 15,
  reviewCap: null,
  batchSize: 5,
  minutesPerDay: null,
  lessonOrder: 'mixed',
  isWritingOn: false,
  answerMode: 'typed',
  gradeButtons: 4,
  isTypoAccepted: true,
  isRetiringOn: false,
  isAudioPlayed: false,
  isStreakShown: true,
  isFreezeUsed: true,
  isOnVacation: false,
}
