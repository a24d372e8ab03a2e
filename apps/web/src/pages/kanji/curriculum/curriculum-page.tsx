import './curriculum.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate, Outlet } from '@tanstack/react-router'
import { isNotBegun } from '../../../api/failures/is-not-begun'
import { LastKnownNote } from '../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { DefinitionTab, DefinitionTabs } from '../../../kit/tabs/definition-tabs'
import { levelOverviewQuery } from '../../../study/levels/level-overview'
import { LevelPanel } from './level-panel'
import { LevelStrip } from './level-strip'
import { ResetNotice } from './reset-notice'

const route = getRouteApi('/app/_kanji-area/kanji/curriculum')

/** Everything there is to learn, level by level, and how far the learner is with it. */
export function CurriculumPage() {
  const search = route.useSearch()
  const { curriculumLevel } = search
  const overview = useQuery({
    ...levelOverviewQuery(curriculumLevel),
    placeholderData: keepPreviousData,
  })
  const { data, error } = overview
  if (isNotBegun(error)) return <Navigate to="/app/kanji/onboarding" replace />
  const retry = () => void overview.refetch()
  // Without a level in the address the lists are of all levels, and the panel is of the learner's own.
  const isOfAddress =
    curriculumLevel === undefined ? data?.isCurrent : data?.level === curriculumLevel
  return (
    <div className="curriculum">
      <h1 className="page-title">Curriculum</h1>
      {data !== undefined && (
        <LastKnownNote error={error} knownAtMs={overview.dataUpdatedAt} onRetry={retry} />
      )}
      <ResetNotice />
      {data === undefined && error !== null ? (
        <QueryFailure error={error} onRetry={retry} />
      ) : (
        <>
          <LevelStrip levels={data?.levels} chosen={curriculumLevel} />
          <LevelPanel overview={isOfAddress ? data : undefined} />
        </>
      )}
      <DefinitionTabs label="Curriculum">
        <DefinitionTab to="/app/kanji/curriculum/kanji" search={search} resetScroll={false}>
          Kanji
        </DefinitionTab>
        <DefinitionTab to="/app/kanji/curriculum/words" search={search} resetScroll={false}>
          Words
        </DefinitionTab>
      </DefinitionTabs>
      <Outlet />
    </div>
  )
}
