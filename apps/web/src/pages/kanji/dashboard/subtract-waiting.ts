import type { WaitingWork } from '../../../study-device/waiting-work'
import type { Dashboard } from './dashboard'

/** The dashboard as it will be once the server has heard of what was done on this device. */
export function subtractWaiting(dashboard: Dashboard, work: WaitingWork | undefined): Dashboard {
  if (work === undefined) return dashboard
  const { availability, goal, activeSession } = dashboard
  const { reviews, lessons } = availability
  const due = Math.max(0, reviews.due + work.moreDue)
  const leftToday = work.toReviewsLeft(due)
  // Its pace is the learner's, which a few answers do not change.
  const minutesEach = reviews.leftToday === 0 ? 0 : reviews.minutes / reviews.leftToday
  const minus = (count: number) => Math.max(0, count - work.lessons)
  return {
    ...dashboard,
    goal: { ...goal, lessonsDone: goal.lessonsDone + work.lessons },
    availability: {
      ...availability,
      reviews: { ...reviews, due, leftToday, minutes: leftToday * minutesEach },
      lessons: {
        ...lessons,
        available: minus(lessons.available),
        leftToday: minus(lessons.leftToday),
      },
    },
    activeSession: activeSession && toSessionHere(activeSession, work),
  }
}

function toSessionHere(
  session: NonNullable<Dashboard['activeSession']>,
  { sessions }: WaitingWork,
): Dashboard['activeSession'] {
  const left = sessions.get(session.sessionId)
  if (left === undefined) return session
  const total = session.left + session.answered
  return { ...session, left, answered: Math.max(0, total - left) }
}
