import { type ApiInputs, api } from '../../../api/api'
import { ownStudyState } from '../../../study/profile/own-study-state'

type Progress = ApiInputs['kanji']['progress']

export function overviewQuery() {
  return api.kanji.progress.getOverview.queryOptions(undefined, ownStudyState)
}

export function weekQuery(input: Progress['getWeek']) {
  return api.kanji.progress.getWeek.queryOptions(input, ownStudyState)
}

export function yearQuery(input: Progress['getYear']) {
  return api.kanji.progress.getYear.queryOptions(input, ownStudyState)
}

export function statsQuery() {
  return api.kanji.progress.getStats.queryOptions(undefined, ownStudyState)
}

export function achievementsQuery() {
  return api.kanji.progress.listAchievements.queryOptions(undefined, ownStudyState)
}

/** Fifty events after fifty, the newest first. */
export function eventsQuery() {
  return api.kanji.progress.listEvents.infiniteQueryOptions(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  )
}
