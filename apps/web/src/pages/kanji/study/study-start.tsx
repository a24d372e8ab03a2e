import '../../../features/study-session/study-session.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryFailure } from '../../../features/query-failure/query-failure'
import { availabilityQuery } from '../../../features/study-session/availability-query'
import { describeReason } from '../../../features/study-session/describe-reason'

/** What can be studied now: reviews, lessons, practice. */
export function StudyStart({ level }: { level: number | undefined }) {
  const availability = useQuery(availabilityQuery(level))
  if (availability.data === undefined) {
    return availability.error === null ? (
      <SkeletonList count={2} heightPx={120} />
    ) : (
      <QueryFailure error={availability.error} onRetry={() => void availability.refetch()} />
    )
  }
  const { lessons, reviews, reason } = availability.data
  const why = describeReason(availability.data)
  return (
    <section className="study">
      <h1 className="study-title">Study</h1>
      {reason !== 'ok' && why !== undefined && <p>{why}</p>}
      <div className="study-choices">
        {reviews.leftToday > 0 && (
          <Link
            className="study-choice"
            to="/app/kanji/study"
            search={{ mode: 'reviews', curriculumLevel: level }}
          >
            {reviews.leftToday} {reviews.leftToday === 1 ? 'review' : 'reviews'}
          </Link>
        )}
        {lessons.leftToday > 0 && (
          <Link
            className="study-choice"
            to="/app/kanji/study"
            search={{ mode: 'lessons', curriculumLevel: level }}
          >
            {lessons.leftToday} {lessons.leftToday === 1 ? 'lesson' : 'lessons'}
          </Link>
        )}
      </div>
    </section>
  )
}
