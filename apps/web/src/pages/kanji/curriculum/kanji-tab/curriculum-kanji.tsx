import { getRouteApi } from '@tanstack/react-router'
import { usePagedQuery } from '../../../../api/use-paged-query'
import { CurriculumFilters } from '../curriculum-filters'
import { CurriculumResults } from '../curriculum-results'
import { curriculumKanjiQuery } from './curriculum-kanji-query'

const route = getRouteApi('/app/_kanji-area/kanji/curriculum/kanji')

/** The kanji that all filters leave, by level or by JLPT level. */
export function CurriculumKanji() {
  const search = route.useSearch()
  const catalog = usePagedQuery(curriculumKanjiQuery(search))
  return (
    <>
      <CurriculumFilters
        search={search}
        tab="kanji"
        strokes={catalog.data?.pages[0]?.strokes ?? []}
      />
      <CurriculumResults catalog={catalog} order={search.order} tab="kanji" />
    </>
  )
}
