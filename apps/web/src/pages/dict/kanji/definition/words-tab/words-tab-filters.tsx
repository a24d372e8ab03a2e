import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { Reading } from '@kotonoha/japanese-ui/reading/reading'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { getRouteApi } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../../api/api'
import { ChoiceChips } from '../../../../../kit/filter-chips/choice-chips'
import { FilterChips, toggleValue } from '../../../../../kit/filter-chips/filter-chips'
import { FilterFold } from '../../../../../kit/filter-chips/filter-fold'
import type { KanjiDefinition } from '../kanji-definition'
import type { WordsTabSearch } from './words-tab-search'

const route = getRouteApi('/app/dict/kanji/$id/words')

type Facets = ApiOutputs['dict']['kanji']['listWords']['facets']

const positionLabels = { start: 'At the start', middle: 'In the middle', end: 'At the end' }

export function WordsTabFilters({
  kanji,
  search,
  facets,
}: {
  kanji: Pick<KanjiDefinition, 'readings'>
  search: WordsTabSearch
  facets: Facets
}) {
  const navigate = route.useNavigate()
  const change = (changes: Partial<WordsTabSearch>) =>
    void navigate({ search: { ...search, ...changes }, resetScroll: false })
  const reading = facets.readings.find(({ readingId }) => readingId === search.readingId)
  const active = [
    ...(search.readingId === undefined
      ? []
      : [
          {
            key: 'reading',
            label: reading?.reading ?? 'One reading',
            onRemove: () => change({ readingId: undefined }),
          },
        ]),
    ...search.jlpt.map((level) => ({
      key: level,
      label: level,
      onRemove: () => change({ jlpt: toggleValue(search.jlpt, level) }),
    })),
    ...(search.position === undefined
      ? []
      : [
          {
            key: 'position',
            label: positionLabels[search.position],
            onRemove: () => change({ position: undefined }),
          },
        ]),
  ]
  // Two may sound alike, and are told apart by their okurigana: 生 is う.まれる and うま.れる.
  const toLabel = (readingId: string, reading: string) => {
    const known = kanji.readings.find((each) => each.readingId === readingId)
    return known ? <Reading {...known} /> : <span lang="ja">{reading}</span>
  }
  const levels = jlptLevels.map((level) => ({
    value: level,
    label: level,
    count: facets.jlpt.find((facet) => facet.level === level)?.count ?? 0,
  }))

  return (
    <FilterFold label="Filters" active={active}>
      <ChoiceChips
        label="Reading"
        isOneLine
        options={facets.readings.flatMap(({ readingId, reading, count }) =>
          readingId === null
            ? []
            : [{ value: readingId, label: toLabel(readingId, reading), count }],
        )}
        value={search.readingId}
        onChange={(readingId) => change({ readingId })}
      />
      <FilterChips
        label="JLPT level"
        options={levels.filter(({ value, count }) => count > 0 || search.jlpt.includes(value))}
        selected={search.jlpt}
        onToggle={(level) => change({ jlpt: toggleValue(search.jlpt, level) })}
      />
      <ChoiceChips
        label="Position"
        options={facets.position
          .filter(({ position, count }) => count > 0 || search.position === position)
          .map(({ position, count }) => ({
            value: position,
            label: positionLabels[position],
            count,
          }))}
        value={search.position}
        onChange={(position) => change({ position })}
      />
      {active.length > 0 && (
        <TextButton
          size="small"
          style={{ justifySelf: 'start' }}
          onClick={() => change({ jlpt: [], position: undefined, readingId: undefined })}
        >
          Clear filters
        </TextButton>
      )}
    </FilterFold>
  )
}
