import type { SkipCode } from '@kotonoha/japanese/skip-code'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'

/** A code and those beside it have up to two thousand kanji: a document of a megabyte. */
const tilesPerPage = 100

export function kanjiBySkipQuery(code: SkipCode, isNear: boolean) {
  return api.dict.kanji.findBySkip.infiniteQueryOptions(
    { ...code, tolerance: isNear ? 1 : 0, limit: tilesPerPage },
    {
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      // The tiles stay while a count is stepped through.
      placeholderData: keepPreviousData,
    },
  )
}
