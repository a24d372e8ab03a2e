import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'

/** Six rows of a phone, and what the document of an address may weigh; the rest comes by itself. */
const tilesPerPage = 24

export function kanjiByComponentsQuery(components: string) {
  return api.dict.kanji.findByComponents.infiniteQueryOptions(
    { components: [...components], limit: tilesPerPage },
    {
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      // While the next answer is on its way, tiles and components stay where they are.
      placeholderData: keepPreviousData,
    },
  )
}
