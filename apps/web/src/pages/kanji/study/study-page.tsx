import './session/study-session.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { useUser } from '../../../session/use-user'
import { studyProfileQuery } from '../../../study/profile/study-profile-query'
import { findKeptMode } from '../../../study-device/kept-session'
import { serverNow } from '../../../study-device/server-clock'
import { OpeningStudy } from './session/opening-study'
import type { StudyWish } from './session/study-calls'
import { StudyDesk } from './session/study-desk'
import { StudyStart } from './study-start'

const route = getRouteApi('/app/_kanji-area/kanji/study')

/** Lessons, reviews and practice. */
export function StudyPage() {
  const { mode, curriculumLevel, practice } = route.useSearch()
  const user = useUser()
  const profile = useQuery(studyProfileQuery())
  // Without a mode the session that was left here goes on: its place has no bar above it.
  const likelyMode =
    mode ??
    (user.kind === 'signed-in' ? findKeptMode(user.userId, serverNow().getTime()) : undefined)
  if (profile.data === undefined) {
    return profile.error === null ? (
      <OpeningStudy mode={likelyMode} />
    ) : (
      <QueryFailure error={profile.error} onRetry={() => void profile.refetch()} />
    )
  }
  if (user.kind !== 'signed-in') return null
  const { preferences, parameters } = profile.data
  const learner = { userId: user.userId, preferences, parameters }
  if (mode === undefined) {
    return <StudyStart level={curriculumLevel} likelyMode={likelyMode} {...learner} />
  }
  const wish: StudyWish = { mode, level: curriculumLevel, practice }
  return <StudyDesk wish={wish} {...learner} />
}
