import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { queryClient } from '../../../../api/query-client'
import { ownStudyState } from '../../../../study/profile/own-study-state'
import type { CurriculumSearch } from '../curriculum-search'

/** Five levels of the whole curriculum. */
const tilesPerPage = 180

// Said here, as the type of a list's options has no place for what keeps it on the device.
queryClient.setQueryDefaults(api.kanji.curriculum.listKanji.pathKey(), {
  persister: ownStudyState.persister,
})

export function curriculumKanjiQuery({ kanjiId: _ofWordsTab, ...filters }: CurriculumSearch) {
  return api.kanji.curriculum.listKanji.infiniteQueryOptions(
    { ...filters, limit: tilesPerPage },
    {
      staleTime: 0,
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      // While another filter loads, the tiles of the one before stay in place.
      placeholderData: keepPreviousData,
    },
  )
}
