import { useQuery } from '@tanstack/react-query'
import { countOf, toCount } from '../../../../study/plots/percent'
import { studyProfileQuery } from '../../../../study/profile/study-profile-query'
import { formatWhen } from '../../../../study/profile/study-times'
import { serverNow } from '../../../../study-device/server-clock'
import { useAvailabilityAfterAnswers } from './availability-query'

/**
 * When there will be something to do again. Its place is kept while that is not known: what stands
 * below is about to be pressed.
 *
 * `isAfterReviews`: what is due is due beside those that were just done.
 */
export function NextDue({ isAfterReviews = false }: { isAfterReviews?: boolean }) {
  const data = useAvailabilityAfterAnswers()
  const profile = useQuery(studyProfileQuery())
  if (data === undefined || profile.data === undefined) {
    return <p className="study-quiet study-next-due" />
  }
  const { reviews, lessons } = data
  const now = serverNow()
  return (
    <p className="study-quiet study-next-due">
      {reviews.leftToday > 0
        ? `${isAfterReviews ? `${toCount(reviews.leftToday)} more` : countOf(reviews.leftToday, 'review')} due now. `
        : reviews.nextAt !== null &&
          `Next reviews ${formatWhen(profile.data.preferences, reviews.nextAt, now)}. `}
      {lessons.leftToday > 0 &&
        `${countOf(lessons.leftToday, 'lesson')} ${lessons.leftToday === 1 ? 'is' : 'are'} ready.`}
    </p>
  )
}
