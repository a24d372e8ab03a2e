import { type JlptLevel, jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { getRouteApi } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { FilterChips, toggleValue } from '../../../../features/filter-chips/filter-chips'
import { OptionSwitch } from '../../../../features/option-switch/option-switch'
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
    void navigate({ search: { ...search, ...changes }, resetScroll: false })
  const isFiltered = search.jlpt.length > 0 || search.strokes.length > 0
  const levelCount = (level: JlptLevel) =>
    facets?.jlpt.find((facet) => facet.level === level)?.count

  return (
    <section aria-label="Filters and order" className="kanji-filters">
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
      <FilterChips
        label="Strokes"
        isOneLine
        options={listStrokeOptions(facets, search.strokes)}
        selected={search.strokes}
        onToggle={(strokeCount) => change({ strokes: toggleValue(search.strokes, strokeCount) })}
      />
      <div className="kanji-filters-foot">
        <OptionSwitch
          legend="Order by"
          isLegendShown
          options={orders}
          value={search.order}
          onChange={(order) => change({ order })}
        />
        {isFiltered && (
          <TextButton size="small" onClick={() => change({ jlpt: [], strokes: [] })}>
            Clear filters
          </TextButton>
        )}
      </div>
    </section>
  )
}

/** The counts that occur, and those that are chosen though the other filter leaves them empty. */
function listStrokeOptions(facets: Facets | undefined, selected: readonly number[]) {
  const counts = new Map(facets?.strokes.map(({ strokeCount, count }) => [strokeCount, count]))
  return [...new Set([...counts.keys(), ...selected])]
    .sort((a, b) => a - b)
    .map((strokeCount) => ({
      value: strokeCount,
      label: strokeCount,
      count: counts.get(strokeCount) ?? 0,
    }))
}
