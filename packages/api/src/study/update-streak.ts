import {
  doesDayCount,
  findStreakToday,
  foldStreak,
  listFrozenDays,
  type Streak,
  type StreakToday,
} from '@kotonoha/study/habit/streak'
import { setEvents } from '@kotonoha/user-db/queries/study/events'
import { listExcusedDays } from '@kotonoha/user-db/queries/study/excused-days'
import {
  findStreak,
  listKeptDays,
  saveStreak,
  setKeptDay,
  type WorkOfDay,
  wereDuesDone,
} from '@kotonoha/user-db/queries/study/streak-days'
import type { Queries } from '@kotonoha/user-db/user-db'
import { toCalendar } from './scheduling'
import type { StudyPreferences } from './study-preferences'
import type { StudyChange } from './study-procedure'

/** The smallest batch of lessons that can be chosen: one batch makes a day count. */
const lessonsOfBatch = 3

/** Finds out which days with work count now, and the streak anew where that changed. */
export async function updateStreak(
  { queries, userId, preferences }: StudyChange,
  work: readonly WorkOfDay[],
): Promise<void> {
  let isChanged = false
  for (const day of work) {
    const isKept = await doesCount(queries, userId, day)
    if (isKept === day.isKept) continue
    await setKeptDay(queries, { userId, day: day.learnerDay, isKept })
    isChanged = true
  }
  if (!isChanged) return
  const days = await listKeptDays(queries, userId)
  const rules = await getStreakRules(queries, { userId, preferences })
  await saveStreak(queries, { userId, ...foldStreak(days, rules) })
  await tellFrozenDays(queries, { userId, preferences }, listFrozenDays(days, rules))
}

/** Each forgiven day is told at its end; one that an answer came for after all was never missed. */
async function tellFrozenDays(
  queries: Queries,
  { userId, preferences }: Whose,
  days: readonly number[],
): Promise<void> {
  const { toStart } = toCalendar(preferences)
  const events = days.map((day) => ({ key: String(day), at: new Date(toStart(day + 1) - 1) }))
  await setEvents(queries, { userId, type: 'streak-freeze', events })
}

async function doesCount(
  queries: Queries,
  userId: string,
  { learnerDay: day, reviews, lessons }: WorkOfDay,
): Promise<boolean> {
  const lessonBatches = Math.floor(lessons / lessonsOfBatch)
  const work = { reviews, lessonBatches, areDuesDone: false }
  if (doesDayCount(work)) return true
  if (reviews === 0) return false
  return doesDayCount({ ...work, areDuesDone: await wereDuesDone(queries, { userId, day }) })
}

interface Whose {
  userId: string
  preferences: StudyPreferences
}

/** Which missed days break no streak of a learner. */
export async function getStreakRules(queries: Queries, { userId, preferences }: Whose) {
  const excused = await listExcusedDays(queries, userId)
  return {
    isExcused: (day: number) =>
      excused.some(({ fromDay, toDay }) => fromDay <= day && day <= (toDay ?? day)),
    usesFreezes: preferences.isFreezeUsed,
  }
}

/** The streak as it stands today. */
export async function getStreak(
  queries: Queries,
  { today, ...whose }: Whose & { today: number },
): Promise<StreakToday> {
  const kept = await findStreak(queries, whose.userId)
  const streak: Streak = kept ?? { current: 0, longest: 0, freezes: 0, lastDay: undefined }
  return findStreakToday(streak, today, await getStreakRules(queries, whose))
}
