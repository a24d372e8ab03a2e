import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'

/** A screen of tiles on a desktop; who has more than that picks another component. */
const tilesPerPage = 100

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
