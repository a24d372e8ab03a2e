import { cardsPerItem } from '@kotonoha/study/pace/pace-forecast'
import { secondsPerNewCard } from '@kotonoha/study/pace/seconds-per-card'
import type { Dashboard } from './dashboard'

type Availability = Dashboard['availability']

/** `nextAt`: when the next card comes due, in words. */
export function describeReviews({ reviews, reason }: Availability, nextAt: string | null): string {
  if (reason === 'vacation') return 'You are on vacation: nothing is asked until you are back.'
  if (reviews.leftToday > 0) {
    const minutes = describeMinutes(reviews.minutes)
    const later = reviews.due - reviews.leftToday
    return later > 0 ? `${minutes} · ${later.toLocaleString('en')} more wait for tomorrow` : minutes
  }
  if (reviews.due > 0) {
    return `Done for today. ${reviews.due.toLocaleString('en')} more wait for tomorrow, as your limit says.`
  }
  return nextAt === null ? 'Nothing is due yet. Lessons bring reviews.' : `Next ${nextAt}`
}

/** `nextAt`: when there are some again, in words. */
export function describeLessons(
  { lessons, brake }: Pick<Availability, 'lessons' | 'brake'>,
  { doneToday, nextAt }: { doneToday: number; nextAt: string | null },
): string {
  const { available, leftToday, reason } = lessons
  const done = doneToday > 0 ? `${doneToday.toLocaleString('en')} done today · ` : ''
  switch (reason) {
    case 'ok': {
      // The answers that say so wait on this device: what comes next only the server knows.
      if (leftToday === 0) return `${done}All that were ready are done.`
      const later = available - leftToday
      const minutes = describeMinutes((leftToday * cardsPerItem * secondsPerNewCard) / 60)
      return later > 0
        ? `${done}${minutes} · ${later.toLocaleString('en')} more are ready for other days`
        : `${done}${minutes} · all that are ready`
    }
    case 'vacation':
      return 'New items wait until you are back.'
    case 'daily-limit':
      return nextAt === null
        ? `${done}Your pace is no new items a day. The preferences change it.`
        : `${done}Today’s limit is reached. More come ${nextAt}.`
    case 'brake':
      return `${done}All that are open are done, and level ${brake?.level ?? ''} waits.`
    case 'waiting':
      return nextAt === null
        ? `${done}What is left waits until its kanji are remembered in a review.`
        : `${done}What is left waits until its kanji are remembered. They are asked ${nextAt}.`
    case 'done':
      return `${done}Every lesson of the curriculum is done.`
    case 'level-locked':
      return 'This level is not open yet.'
    case 'subscription':
      return 'You have done all lessons that are free. The next ones belong to a subscription; reviews go on as before.'
  }
}

function describeMinutes(minutes: number): string {
  const rounded = Math.round(minutes)
  if (rounded < 1) return 'less than a minute'
  if (rounded >= 120) return `about ${Math.round(rounded / 60).toLocaleString('en')} hours`
  return rounded === 1 ? 'about 1 minute' : `about ${rounded.toLocaleString('en')} minutes`
}
