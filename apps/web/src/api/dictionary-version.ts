import type { QueryClient } from '@tanstack/react-query'
import { takeFirstAnswers } from './take-first-answers'

/** Where the version of the dictionary that gave the saved answers is remembered. */
const storageKey = 'dictionary-version'

/** The first page does not wait longer for the saved answers than it would for fresh ones. */
const restoreTimeoutMs = 250

/** Without a network there are no fresh ones: a slow device is given the time it takes. */
const restoreOfflineTimeoutMs = 10_000

/** Of the dictionary that gave the saved answers; undefined where none are saved. */
export function findKnownVersion(): string | undefined {
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
  const restored = import('./persisted-cache')
    .then(({ restoreCache }) => restoreCache(queryClient, version))
    .catch(() => undefined)
  const timeoutMs = navigator.onLine ? restoreTimeoutMs : restoreOfflineTimeoutMs
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  await Promise.race([restored, timeout])
}

export function rememberVersion(version: string): void {
  try {
    localStorage.setItem(storageKey, version)
  } catch {
    // Storage is refused: the next visit asks everything anew.
  }
}
