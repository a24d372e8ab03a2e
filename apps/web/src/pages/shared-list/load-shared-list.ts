import { describeSharedList } from '@kotonoha/contract/dict/lists/describe-shared-list'
import type { QueryClient } from '@tanstack/react-query'
import { type ApiOutputs, api } from '../../api/api'
import { loadQuery } from '../../api/load-query'

/** More than a desk shows at once; the document of a page of any length stays below 20 KB. */
const firstItems = 40

export type SharedList = ApiOutputs['dict']['lists']['getSharedList']

interface Loading {
  queryClient: QueryClient
  shareToken: string
  /** For a browser that has not begun to run the page's code yet. */
  isDrawnAhead: boolean
}

/** The list, and what the preview of a link to it says. */
export async function loadSharedList(
  loading: Loading,
): Promise<{ list: SharedList; description: string }> {
  const list = await findList(loading)
  return { list, description: describeSharedList(list) }
}

/**
 * Where the page is drawn ahead, its first items, which come with the page; where they came with
 * it, those once. Its owner may change or withdraw it at any moment, so no answer is kept.
 */
async function findList({ queryClient, shareToken, isDrawnAhead }: Loading): Promise<SharedList> {
  const { getSharedList } = api.dict.lists
  const ofPage = getSharedList.queryOptions({ shareToken, first: firstItems })
  if (isDrawnAhead) return loadQuery(queryClient, ofPage)
  const came = queryClient.getQueryData(ofPage.queryKey)
  queryClient.removeQueries(ofPage)
  return came ?? loadQuery(queryClient, wholeSharedList(shareToken))
}

/** All of its items, as they are now; a page that is drawn ahead does without. */
export function wholeSharedList(shareToken: string) {
  return api.dict.lists.getSharedList.queryOptions(
    { shareToken },
    { staleTime: 0, gcTime: 0, meta: { isForLater: true } },
  )
}
