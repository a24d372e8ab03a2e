import { type JlptLevel, jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { getRouteApi } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { FilterChips, toggleValue } from '../../../../kit/filter-chips/filter-chips'
import { FilterFold } from '../../../../kit/filter-chips/filter-fold'
import { FilterFoot } from '../../../../kit/filter-chips/filter-foot'
import { StrokeChips } from '../../../../kit/filter-chips/stroke-chips'
import type { KanjiCatalogSearch } from './kanji-catalog-search'

const route = getRouteApi('/app/dict/kanji/')

type Facets = ApiOutputs['dict']['kanji']['listKanji']['facets']

const orders = [
  { value: 'level', label: 'Level' },
  { value: 'strokes', label: 'Strokes' },
  { value: 'frequency', label: 'Frequency' },
  { value: 'grade', label: 'Grade' },
] as const

/** The filters and the order, all of them in the URL. */
export function KanjiFilters({
  search,
  facets,
}: {
  search: KanjiCatalogSearch
  facets: Facets | undefined
}) {
  const navigate = route.useNavigate()
  const change = (changes: Partial<KanjiCatalogSearch>) =>
    navigate({ search: { ...search, ...changes }, resetScroll: false })
  const isFiltered = search.jlpt.length > 0 || search.strokes.length > 0
  const levelCount = (level: JlptLevel) =>
    facets?.jlpt.find((facet) => facet.level === level)?.count

  return (
    <FilterFold
      label="Filters and order"
      active={[
        ...search.jlpt.map((level) => ({
          key: level,
          label: level,
          onRemove: () => change({ jlpt: toggleValue(search.jlpt, level) }),
        })),
        ...search.strokes.map((count) => ({
          key: String(count),
          label: count === 1 ? '1 stroke' : `${count} strokes`,
          onRemove: () => change({ strokes: toggleValue(search.strokes, count) }),
        })),
      ]}
    >
      <FilterChips
        label="JLPT level"
        options={jlptLevels.map((level) => ({
          value: level,
          label: level,
          count: levelCount(level),
        }))}
        selected={search.jlpt}
        onToggle={(level) => change({ jlpt: toggleValue(search.jlpt, level) })}
      />
      <StrokeChips
        counts={facets?.strokes ?? []}
        selected={search.strokes}
        onChange={(strokes) => change({ strokes })}
      />
      <FilterFoot
        orders={orders}
        order={search.order}
        onOrder={(order) => change({ order })}
        onClear={isFiltered ? () => change({ jlpt: [], strokes: [] }) : undefined}
      />
    </FilterFold>
  )
}
