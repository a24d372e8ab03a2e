import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../../api/api'
import type { WordsTabSearch } from './words-tab-search'

/** Enough that the readings of most kanji show up in the first answer. */
const wordsPerPage = 50

export function kanjiWordsQuery(kanjiId: string, search: WordsTabSearch) {
  return api.dict.kanji.listWords.infiniteQueryOptions(
    {
      id: kanjiId,
      jlpt: search.jlpt,
      position: search.position ?? null,
      readingId: search.readingId ?? null,
      limit: wordsPerPage,
    },
    {
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      // While another filter loads, the words of the one before stay in place.
      placeholderData: keepPreviousData,
    },
  )
}
