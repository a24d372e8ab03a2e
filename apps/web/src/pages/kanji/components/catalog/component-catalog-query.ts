import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { ownStudyState } from '../../../../study/profile/own-study-state'
import type { ComponentCatalogSearch } from './component-catalog-search'

export function componentCatalogQuery(search: ComponentCatalogSearch) {
  return {
    ...api.kanji.curriculum.listComponents.queryOptions(search, ownStudyState),
    placeholderData: keepPreviousData,
  }
}
