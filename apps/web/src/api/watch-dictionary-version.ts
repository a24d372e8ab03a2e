import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { api } from './api'
import { findKnownVersion, rememberVersion } from './dictionary-version'
import { saveCache } from './persisted-cache'

/** A tab left open learns of a new dictionary within the hour, or when one returns to it. */
const askAgainAfterMs = 60 * 60_000

/**
 * Saves answers under the version of the dictionary that gave them. When the server has another
 * dictionary than the answers came from, they are thrown away and those on the screen asked again;
 * `onReplaced` is called then, for what the router's loaders hold.
 */
export function watchDictionaryVersion(queryClient: QueryClient, onReplaced: () => void): void {
  let version = findKnownVersion()
  let stopSaving: (() => void) | undefined

  const observer = new QueryObserver(queryClient, {
    ...api.dict.about.getDictionary.queryOptions(),
    staleTime: askAgainAfterMs,
    refetchInterval: askAgainAfterMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  observer.subscribe(({ data, isFetchedAfterMount }) => {
    if (data === undefined || !isFetchedAfterMount) return
    if (data.version === version && stopSaving !== undefined) return
    const isOtherDictionary = version !== undefined && data.version !== version
    version = data.version
    stopSaving?.()
    stopSaving = saveCache(queryClient, version)
    rememberVersion(version)
    if (isOtherDictionary) {
      void forgetAnswers(queryClient, observer.getCurrentQuery().queryHash).then(onReplaced)
    }
  })
}

async function forgetAnswers(queryClient: QueryClient, exceptHash: string): Promise<void> {
  const isOther = (query: { queryHash: string }) => query.queryHash !== exceptHash
  queryClient.removeQueries({ type: 'inactive', predicate: isOther })
  await queryClient.invalidateQueries({ predicate: isOther })
}
