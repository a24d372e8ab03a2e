import { FilledLink } from '../../../kit/links/button-links'
import type { Dashboard } from './dashboard'

/** Whether nothing was begun yet: every other card would be full of zeros. */
export function isFirstDay({ availability, bucketsByKind, activeSession }: Dashboard): boolean {
  const begun = Object.values(bucketsByKind).flatMap((counts) => Object.values(counts))
  return (
    begun.every((count) => count === 0) &&
    activeSession === null &&
    availability.brake === null &&
    availability.reviews.due === 0 &&
    availability.lessons.leftToday > 0
  )
}

/** The one thing to do on the first day. */
export function FirstDayCard() {
  return (
    <section aria-label="Lessons" className="start-card first-day-card">
      <h2 className="start-card-title">Your first five</h2>
      <p className="start-card-text">
        Each on one screen, with a picture to keep it by, and then a few questions. It takes about
        five minutes, and tomorrow they come back.
      </p>
      <div className="start-card-actions">
        <FilledLink to="/app/kanji/study" search={{ mode: 'lessons' }}>
          Begin
        </FilledLink>
      </div>
    </section>
  )
}
