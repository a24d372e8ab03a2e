import { Close as CloseIcon } from '@kotonoha/ui-kit/icons/close'
import type { ReactNode } from 'react'
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
        <GivenFilter onRemove={() => onChange({ kanjiId: undefined })}>
          with <span lang="ja">{kanjiId}</span>
        </GivenFilter>
      )}
      {isJlpt && (
        <GivenFilter onRemove={() => onChange({ jlpt: undefined })}>JLPT {jlpt}</GivenFilter>
      )}
      {wordSpellingId !== undefined && (
        <GivenFilter onRemove={() => onChange({ wordSpellingId: undefined })}>
          {tab === 'kanji' ? 'kanji of one word' : 'one word'}
        </GivenFilter>
      )}
    </div>
  )
}

function GivenFilter({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <span className="given-filter">
      <span>{children}</span>
      <button type="button" aria-label="Remove this filter" onClick={onRemove}>
        <CloseIcon fontSize="small" aria-hidden="true" />
      </button>
    </span>
  )
}
