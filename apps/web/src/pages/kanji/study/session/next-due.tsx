import { useQuery } from '@tanstack/react-query'
import { studyProfileQuery } from '../../../../study/profile/study-profile-query'
import { formatWhen } from '../../../../study/profile/study-times'
import { serverNow } from '../../../../study-device/server-clock'
import { availabilityQuery } from './availability-query'

/** When there will be something to do again; nothing while it is not known. */
export function NextDue() {
  const { data } = useQuery(availabilityQuery())
  const profile = useQuery(studyProfileQuery())
  if (data === undefined || profile.data === undefined) return null
  const { reviews, lessons } = data
  const now = serverNow()
  return (
    <p className="study-quiet">
      {reviews.leftToday > 0
        ? `${reviews.leftToday.toLocaleString('en')} more due now. `
        : reviews.nextAt !== null &&
          `Next reviews ${formatWhen(profile.data.preferences, reviews.nextAt, now)}. `}
      {lessons.leftToday > 0 &&
        (lessons.leftToday === 1
          ? '1 lesson is ready.'
          : `${lessons.leftToday.toLocaleString('en')} lessons are ready.`)}
    </p>
  )
}
