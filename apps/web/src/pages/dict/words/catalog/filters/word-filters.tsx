import { Button } from '@kotonoha/ui-kit/button/button'
import { FilterToggle } from '@kotonoha/ui-kit/filter-button/filter-toggle'
import { Cancel } from '@kotonoha/ui-kit/icons/cancel'
import { SwapVert } from '@kotonoha/ui-kit/icons/swap-vert'
import { type WordCatalogSearch, wordCatalogSearchDefaults } from '../word-catalog-search'
import { listActiveFilters } from './active-filters'
import { LevelFilter } from './level-filter'
import { PartOfSpeechFilter } from './part-of-speech-filter'

interface FilterChipsProps {
  search: WordCatalogSearch
  onChange: (search: WordCatalogSearch) => void
}

interface WordFiltersProps extends FilterChipsProps {
  /** Whether this dictionary knows JLPT levels of words. */
  hasLevels: boolean
}

/** What the list is limited to, and how it is ordered. */
export function WordFilters({ search, hasLevels, onChange }: WordFiltersProps) {
  const isAscending = search.sort === 'asc'
  return (
    <>
      <div className="word-filters">
        {hasLevels && (
          <LevelFilter chosen={search.jlpt} onChange={(jlpt) => onChange({ ...search, jlpt })} />
        )}
        <PartOfSpeechFilter chosen={search.pos} onChange={(pos) => onChange({ ...search, pos })} />
        <FilterToggle
          isActive={search.loanword === 'only'}
          onToggle={() =>
            onChange({ ...search, loanword: search.loanword === 'only' ? 'include' : 'only' })
          }
        >
          Loanwords only
        </FilterToggle>
        <Button
          color="inherit"
          startIcon={<SwapVert />}
          className="word-filters-order"
          onClick={() => onChange({ ...search, sort: isAscending ? 'desc' : 'asc' })}
        >
          {isAscending ? 'Easiest first' : 'Hardest first'}
        </Button>
      </div>
      <FilterChips search={search} onChange={onChange} />
    </>
  )
}

function FilterChips({ search, onChange }: FilterChipsProps) {
  const filters = listActiveFilters(search)
  if (filters.length === 0) return null
  return (
    <ul className="word-filter-chips" aria-label="Active filters">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className="word-filter-chip"
            aria-label={`Remove the filter ${label}`}
            onClick={() => onChange(without)}
          >
            {label}
            <Cancel />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            size="small"
            onClick={() => onChange({ ...wordCatalogSearchDefaults, sort: search.sort })}
          >
            Clear all
          </Button>
        </li>
      )}
    </ul>
  )
}
