import { Button } from '@kotonoha/ui-kit/button/button'
import { CheckboxField } from '@kotonoha/ui-kit/checkbox-field/checkbox-field'
import { SwapVert } from '@kotonoha/ui-kit/icons/swap-vert'
import { RemovableFilter } from '../../../../../kit/filter-chips/removable-filter'
import { type WordCatalogSearch, wordCatalogSearchDefaults } from '../word-catalog-search'
import { listActiveFilters } from './active-filters'
import { FilterPopover } from './filter-popover'
import { LevelFilter } from './level-filter'
import { PartOfSpeechFilter } from './part-of-speech-filter'

interface ActiveFiltersProps {
  search: WordCatalogSearch
  onChange: (search: WordCatalogSearch) => void
}

interface WordFiltersProps extends ActiveFiltersProps {
  /** Whether this dictionary knows JLPT levels of words. */
  hasLevels: boolean
}

/** What the list is limited to, behind one button with what is on as chips, and how it is ordered. */
export function WordFilters({ search, hasLevels, onChange }: WordFiltersProps) {
  const isAscending = search.sort === 'asc'
  return (
    <>
      <div className="word-filters">
        <FilterPopover
          label="Filter"
          activeCount={listActiveFilters(search).length}
          size={{ width: 360, maxHeight: 'min(560px, 70vh)' }}
        >
          <div className="word-filter-choices">
            {hasLevels && (
              <LevelFilter
                chosen={search.jlpt}
                onChange={(jlpt) => onChange({ ...search, jlpt })}
              />
            )}
            <CheckboxField
              isChecked={search.loanword === 'only'}
              onChange={(isOnly) => onChange({ ...search, loanword: isOnly ? 'only' : 'include' })}
              label="Loanwords only"
            />
            <PartOfSpeechFilter
              chosen={search.pos}
              onChange={(pos) => onChange({ ...search, pos })}
            />
          </div>
        </FilterPopover>
        <Button
          color="inherit"
          startIcon={<SwapVert />}
          className="word-filters-order"
          onClick={() => onChange({ ...search, sort: isAscending ? 'desc' : 'asc' })}
        >
          {isAscending ? 'Easiest first' : 'Hardest first'}
        </Button>
      </div>
      <ActiveFilters search={search} onChange={onChange} />
    </>
  )
}

function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const filters = listActiveFilters(search)
  if (filters.length === 0) return null
  return (
    <ul className="word-filter-chips" aria-label="Active filters">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableFilter name={label} onRemove={() => onChange(without)} />
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
