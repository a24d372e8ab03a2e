import { getRouteApi } from '@tanstack/react-router'
import { usePagedQuery } from '../../../../api/use-paged-query'
import { CurriculumFilters } from '../curriculum-filters'
import { CurriculumResults } from '../curriculum-results'
import { curriculumWordsQuery } from './curriculum-words-query'

const route = getRouteApi('/app/_kanji-area/kanji/curriculum/words')

/** The words that all filters leave, by level or by JLPT level. */
export function CurriculumWords() {
  const search = route.useSearch()
  const catalog = usePagedQuery(curriculumWordsQuery(search))
  return (
    <>
      <CurriculumFilters search={search} tab="words" />
      <CurriculumResults catalog={catalog} order={search.order} tab="words" />
    </>
  )
}
