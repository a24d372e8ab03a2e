import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { partOfSpeechGroups, partOfSpeechLabel } from '@kotonoha/japanese/part-of-speech'
import type { WordCatalogSearch } from '../word-catalog-search'

/** A filter in force, as a chip that can be taken away. */
export interface ActiveFilter {
  key: string
  label: string
  /** The search without it. */
  without: WordCatalogSearch
}

/** The order is that of the filter buttons; the sort order filters nothing. */
export function listActiveFilters(search: WordCatalogSearch): ActiveFilter[] {
  const levels = jlptLevels.filter((level) => search.jlpt.includes(level))
  return [
    ...levels.map((level) => ({
      key: level,
      label: `JLPT ${level}`,
      without: { ...search, jlpt: search.jlpt.filter((each) => each !== level) },
    })),
    ...[...new Set(search.pos)].map((pos) => ({
      key: pos,
      label: labelOf(pos),
      without: { ...search, pos: search.pos.filter((each) => each !== pos) },
    })),
    ...(search.loanword === 'only'
      ? [
          {
            key: 'loanword',
            label: 'Loanwords only',
            without: { ...search, loanword: 'include' as const },
          },
        ]
      : []),
  ]
}

function labelOf(codeOrGroup: string): string {
  const isGroup = partOfSpeechGroups.some((group) => group === codeOrGroup)
  const label = isGroup ? codeOrGroup : partOfSpeechLabel(codeOrGroup)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
