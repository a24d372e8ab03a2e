import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { FilterButton } from '@kotonoha/ui-kit/filter-button/filter-button'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiOutputs } from '../../../../../api/api'
import { FilterChips, toggleValue } from '../../../../../kit/filter-chips/filter-chips'
import type { WordsTabSearch } from './words-tab-search'

const route = getRouteApi('/app/dict/kanji/$id/words')

type Facets = ApiOutputs['dict']['kanji']['listWords']['facets']

const positionLabels = { start: 'At the start', middle: 'In the middle', end: 'At the end' }

export function WordsTabFilters({ search, facets }: { search: WordsTabSearch; facets: Facets }) {
  const navigate = route.useNavigate()
  const change = (changes: Partial<WordsTabSearch>) =>
    void navigate({ search: { ...search, ...changes }, resetScroll: false })
  const [isOpen, setIsOpen] = useState(false)
  const activeCount =
    search.jlpt.length +
    Number(search.position !== undefined) +
    Number(search.readingId !== undefined)
  const levels = jlptLevels.map((level) => ({
    value: level,
    label: level,
    count: facets.jlpt.find((facet) => facet.level === level)?.count ?? 0,
  }))

  return (
    <section aria-label="Filters" className="words-tab-filters" data-open={isOpen}>
      {/* On a phone the words are what one came for; there is room for all filters elsewhere. */}
      <div className="words-tab-filter-switch">
        <FilterButton
          label="Filter"
          activeCount={activeCount}
          isOpen={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <FilterChips
        label="Reading"
        isOneLine
        options={facets.readings.flatMap(({ readingId, reading, count }) =>
          readingId === null
            ? []
            : [{ value: readingId, label: <span lang="ja">{reading}</span>, count }],
        )}
        selected={search.readingId === undefined ? [] : [search.readingId]}
        onToggle={(readingId) =>
          change({ readingId: readingId === search.readingId ? undefined : readingId })
        }
      />
      <FilterChips
        label="JLPT level"
        options={levels.filter(({ value, count }) => count > 0 || search.jlpt.includes(value))}
        selected={search.jlpt}
        onToggle={(level) => change({ jlpt: toggleValue(search.jlpt, level) })}
      />
      <FilterChips
        label="Position"
        options={facets.position
          .filter(({ position, count }) => count > 0 || search.position === position)
          .map(({ position, count }) => ({
            value: position,
            label: positionLabels[position],
            count,
          }))}
        selected={search.position === undefined ? [] : [search.position]}
        onToggle={(position) =>
          change({ position: position === search.position ? undefined : position })
        }
      />
      {activeCount > 0 && (
        <TextButton
          size="small"
          style={{ justifySelf: 'start' }}
          onClick={() => change({ jlpt: [], position: undefined, readingId: undefined })}
        >
          Clear filters
        </TextButton>
      )}
    </section>
  )
}
