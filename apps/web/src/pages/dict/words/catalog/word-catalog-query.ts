import { api } from '../../../../api/api'
import type { WordCatalogSearch } from './word-catalog-search'

const pageSize = 20

/** The contract takes no more parts of speech than this; a URL may hold anything. */
const partOfSpeechLimit = 40

/** The pages of the catalog under a filter. The order of choosing makes no other list. */
export function wordCatalogQuery({ jlpt, pos, loanword, sort }: WordCatalogSearch) {
  return api.dict.words.listWords.infiniteQueryOptions(
    {
      jlpt: [...jlpt].sort(),
      pos: [...pos].sort().slice(0, partOfSpeechLimit),
      loanword,
      sort,
      limit: pageSize,
    },
    { getNextPageParam: (lastPage) => lastPage.nextCursor },
  )
}
