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

/** `isLastBegun`: all of the last level has had its lesson, so that no level is left to open. */
export function describeLessons(
  { lessons, reason }: Availability,
  { doneToday, isLastBegun }: { doneToday: number; isLastBegun: boolean },
): string {
  if (reason === 'vacation') return 'New items wait until you are back.'
  const done = doneToday > 0 ? `${doneToday.toLocaleString('en')} done today · ` : ''
  if (lessons.leftToday > 0) {
    const later = lessons.available - lessons.leftToday
    return later > 0
      ? `${done}${later.toLocaleString('en')} more are ready for other days`
      : `${done}all that are ready`
  }
  if (lessons.available === 0) {
    if (isLastBegun) return `${done}The lessons of the last level are done.`
    return `${done}New ones open as you come to know what they are made of.`
  }
  return reason === 'forecast-full'
    ? `${done}New items pause: the coming week already fills your minutes a day.`
    : `${done}Today’s limit is reached. ${lessons.available.toLocaleString('en')} are ready for other days.`
}

function describeMinutes(minutes: number): string {
  const rounded = Math.round(minutes)
  if (rounded < 1) return 'less than a minute'
  return rounded === 1 ? 'about 1 minute' : `about ${rounded.toLocaleString('en')} minutes`
}
