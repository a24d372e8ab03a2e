import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import type { ReactNode } from 'react'
import { LastKnownNote } from '../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import {
  type PreferenceChanges,
  type StudyPreferences,
  useStudyPreferences,
} from '../../../study/preferences/use-study-preferences'

interface WithPreferencesProps {
  children: (
    preferences: StudyPreferences,
    change: (changes: PreferenceChanges) => void,
  ) => ReactNode
}

/** Draws what needs the preferences once they are there. */
export function WithPreferences({ children }: WithPreferencesProps) {
  const { profile, change } = useStudyPreferences()
  const { data, error } = profile
  const retry = () => void profile.refetch()
  if (data === undefined) {
    return error === null ? (
      <SkeletonList count={4} heightPx={88} />
    ) : (
      <QueryFailure error={error} onRetry={retry} />
    )
  }
  return (
    <>
      <LastKnownNote error={error} knownAtMs={profile.dataUpdatedAt} onRetry={retry} />
      {children(data.preferences, (changes) => change(changes))}
    </>
  )
}
