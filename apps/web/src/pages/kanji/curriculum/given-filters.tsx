import { RemovableFilter } from '../../../kit/filter-chips/removable-filter'
import type { CurriculumSearch } from './curriculum-search'

interface GivenFiltersProps {
  search: CurriculumSearch
  tab: 'kanji' | 'words'
  onChange: (changes: Partial<CurriculumSearch>) => void
}

/** Filters that came with a link and have no control here: shown, and taken off by a press. */
export function GivenFilters({ search, tab, onChange }: GivenFiltersProps) {
  const { kanjiId, wordSpellingId, jlpt } = search
  const isKanjiOf = tab === 'words' && kanjiId !== undefined
  const isJlpt = tab === 'kanji' && jlpt !== undefined
  if (!isKanjiOf && !isJlpt && wordSpellingId === undefined) return null
  return (
    <div className="given-filters">
      {isKanjiOf && (
        <RemovableFilter name={`with ${kanjiId}`} onRemove={() => onChange({ kanjiId: undefined })}>
          with <span lang="ja">{kanjiId}</span>
        </RemovableFilter>
      )}
      {isJlpt && (
        <RemovableFilter name={`JLPT ${jlpt}`} onRemove={() => onChange({ jlpt: undefined })} />
      )}
      {wordSpellingId !== undefined && (
        <RemovableFilter
          name={tab === 'kanji' ? 'kanji of one word' : 'one word'}
          onRemove={() => onChange({ wordSpellingId: undefined })}
        />
      )}
    </div>
  )
}
