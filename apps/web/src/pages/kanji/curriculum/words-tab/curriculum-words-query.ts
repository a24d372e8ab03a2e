import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { queryClient } from '../../../../api/query-client'
import { ownStudyState } from '../../../../study/profile/own-study-state'
import type { CurriculumSearch } from '../curriculum-search'

const rowsPerPage = 100

// Said here, as the type of a list's options has no place for what keeps it on the device.
queryClient.setQueryDefaults(api.kanji.curriculum.listWords.pathKey(), {
  persister: ownStudyState.persister,
})

export function curriculumWordsQuery(search: CurriculumSearch) {
  const { strokes: _strokes, jlpt: _jlpt, ...filters } = search
  return api.kanji.curriculum.listWords.infiniteQueryOptions(
    { ...filters, limit: rowsPerPage },
    {
      staleTime: 0,
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      // While another filter loads, the rows of the one before stay in place.
      placeholderData: keepPreviousData,
    },
  )
}
