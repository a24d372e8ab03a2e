import './component-catalog.css'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { FilterAltOffOutlined as FilterAltOffIcon } from '@kotonoha/ui-kit/icons/filter-alt-off-outlined'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ChoiceChips } from '../../../../kit/filter-chips/choice-chips'
import { TextLink } from '../../../../kit/links/button-links'
import { LastKnownNote } from '../../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { bucketLabels, progressBuckets } from '../../../../study/subjects/study-subject'
import { SubjectTiles } from '../../../../study/subjects/subject-tiles'
import { componentCatalogQuery } from './component-catalog-query'
import type { ComponentCatalogSearch } from './component-catalog-search'
import { groupByLevel } from './group-by-level'
import { LevelFilter } from './level-filter'

const route = getRouteApi('/app/_kanji-area/kanji/components/')

const progress = progressBuckets.map((value) => ({ value, label: bucketLabels[value] }))

/** The parts that kanji are made of, in the order in which they are taught. */
export function ComponentCatalogPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changes: Partial<ComponentCatalogSearch>) =>
    void navigate({ search: { ...search, ...changes }, resetScroll: false })
  const catalog = useQuery(componentCatalogQuery(search))
  const { data, error } = catalog
  const retry = () => void catalog.refetch()
  const groups = useMemo(() => groupByLevel(data?.items ?? []), [data])
  const now = useMemo(() => new Date(catalog.dataUpdatedAt), [catalog.dataUpdatedAt])
  return (
    <div className="component-catalog">
      <h1 className="component-catalog-title">Components</h1>
      <p className="component-catalog-text">
        Kanji are built from these parts. Each is taught just before the first kanji that needs it.
      </p>
      <section aria-label="Filters" className="component-catalog-filters">
        <LevelFilter value={search.level} onChange={(level) => change({ level })} />
        <ChoiceChips
          label="Progress"
          options={progress}
          value={search.progress}
          onChange={(value) => change({ progress: value })}
        />
      </section>
      {data === undefined ? (
        error === null ? (
          <TilesSkeleton />
        ) : (
          <QueryFailure error={error} onRetry={retry} />
        )
      ) : (
        <>
          <LastKnownNote error={error} knownAtMs={catalog.dataUpdatedAt} onRetry={retry} />
          <p role="status" className="component-catalog-text">
            {data.items.length === 1 ? '1 component' : `${data.items.length} components`}
          </p>
          {data.items.length === 0 ? (
            <EmptyState
              image={<FilterAltOffIcon />}
              text={toEmptyText(search)}
              button={<TextLink to="/app/kanji/components">Show all components</TextLink>}
            />
          ) : (
            <SubjectTiles
              label="Components"
              groups={groups}
              now={now}
              isOutdated={catalog.isPlaceholderData}
            />
          )}
        </>
      )}
    </div>
  )
}

function toEmptyText({ level, progress: bucket }: ComponentCatalogSearch): string {
  if (bucket !== undefined)
    return `No component${level === undefined ? '' : ` of level ${level}`} is at ${bucket}.`
  return `Level ${level ?? 1} teaches no new component.`
}

/** Tiles in the place of the first ones, so that nothing jumps when they arrive. */
function TilesSkeleton() {
  return (
    <div className="subject-tiles" role="status" aria-label="Loading">
      {Array.from({ length: 30 }, (_, index) => (
        <span key={index} className="skeleton-tile" />
      ))}
    </div>
  )
}
