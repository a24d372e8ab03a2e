import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import { whenLineIsFree } from '../../api/when-line-is-free'
import { findKeptLists, keepLists } from './kept-lists'
import { listsQuery } from './list-queries'

/**
 * The learner's lists are known on every page and, from the last visit, without a network: a word
 * can then be saved where no page has asked for them. Answers the function that ends it.
 */
export function followLists(userId: string): () => void {
  let isOver = false
  let stop: (() => void) | undefined

  async function follow() {
    const { queryKey } = listsQuery()
    const kept = await findKeptLists(userId)
    if (isOver) return
    if (kept !== undefined && queryClient.getQueryData(queryKey) === undefined) {
      queryClient.setQueryData(queryKey, { lists: kept.lists }, { updatedAt: kept.knownAtMs })
    }
    await whenLineIsFree()
    if (isOver) return
    // Whoever looks at another tab and comes back does not ask: only a page that shows them does.
    const observer = new QueryObserver(queryClient, {
      ...listsQuery(),
      refetchOnWindowFocus: false,
    })
    let knownAtMs = kept?.knownAtMs
    stop = observer.subscribe(({ data, dataUpdatedAt }) => {
      if (data === undefined || dataUpdatedAt === knownAtMs) return
      knownAtMs = dataUpdatedAt
      void keepLists(userId, { knownAtMs, lists: data.lists })
    })
    // The service worker keeps the dialog's code once the page has asked for it.
    await import('./save-to-list-dialog')
  }

  // Code that could not be fetched is fetched when the dialog is opened.
  void follow().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}
