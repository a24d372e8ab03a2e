import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryFailure } from '../../../features/query-failure/query-failure'
import { useUser } from '../../../features/session/use-user'
import { studyProfileQuery } from '../../../features/study-area/study-profile-query'
import type { StudyWish } from '../../../features/study-session/study-calls'
import { StudyDesk } from '../../../features/study-session/study-desk'
import { StudyStart } from './study-start'

const route = getRouteApi('/app/_kanji-area/kanji/study')

/** Lessons, reviews and practice. */
export function StudyPage() {
  const { mode, curriculumLevel, practice } = route.useSearch()
  const user = useUser()
  const profile = useQuery(studyProfileQuery())
  if (profile.data === undefined) {
    return profile.error === null ? (
      <SkeletonList count={2} heightPx={160} />
    ) : (
      <QueryFailure error={profile.error} onRetry={() => void profile.refetch()} />
    )
  }
  if (user.kind !== 'signed-in') return null
  const learner = { userId: user.userId, preferences: profile.data.preferences }
  if (mode === undefined) return <StudyStart level={curriculumLevel} {...learner} />
  const wish: StudyWish = { mode, level: curriculumLevel, practice }
  return <StudyDesk wish={wish} {...learner} />
}
