import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { api } from './api'
import { restoreCache, saveCache } from './persisted-cache'
import { takeFirstAnswers } from './take-first-answers'

/** Where the version of the dictionary that gave the saved answers is remembered. */
const storageKey = 'dictionary-version'

/** A tab left open learns of a new dictionary within the hour, or when one returns to it. */
const askAgainAfterMs = 60 * 60_000

/** The first page does not wait longer for the saved answers than it would for fresh ones. */
const restoreTimeoutMs = 250

/** Without a network there are no fresh ones: a slow device is given the time it takes. */
const restoreOfflineTimeoutMs = 10_000

function findKnownVersion(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Takes the answers that came with the page; says whether it brought any. */
export function takeAnswersOfPage(queryClient: QueryClient): boolean {
  const version = takeFirstAnswers(queryClient, document)
  if (version === undefined) return false
  // Answers saved from another dictionary are thrown away when they are to be restored.
  rememberVersion(version)
  return true
}

/** Brings back the answers of the last visit; a storage that fails or lingers is done without. */
export async function restoreAnswers(queryClient: QueryClient): Promise<void> {
  const version = findKnownVersion()
  if (version === undefined) return
  const restored = restoreCache(queryClient, version).catch(() => undefined)
  const timeoutMs = navigator.onLine ? restoreTimeoutMs : restoreOfflineTimeoutMs
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  await Promise.race([restored, timeout])
}

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

function rememberVersion(version: string): void {
  try {
    localStorage.setItem(storageKey, version)
  } catch {
    // Storage is refused: the next visit asks everything anew.
  }
}

async function forgetAnswers(queryClient: QueryClient, exceptHash: string): Promise<void> {
  const isOther = (query: { queryHash: string }) => query.queryHash !== exceptHash
  queryClient.removeQueries({ type: 'inactive', predicate: isOther })
  await queryClient.invalidateQueries({ predicate: isOther })
}
