import * as z from 'zod/mini'
import type { ListChange, PendingChange } from './list-change'

/**
 * Changes that the server has not confirmed, on the device: one entry of local storage for each,
 * so that tabs never overwrite each other's, written before it is sent, so that a crash loses
 * none. They stay when a session ends, for the same learner's next sign-in; nobody else is shown
 * them, and they are sent as nobody else's.
 */
const keyStart = 'unsent-list-change/'

/** Entries of another format are of another release, and its own. */
const format = 1

const keptChange = z.object({
  format: z.literal(format),
  /** Milliseconds since 1970; no two of a tab are the same. */
  madeAt: z.number(),
  change: z.custom<ListChange>(
    (value) => typeof value === 'object' && value !== null && 'kind' in value,
  ),
})

const startOf = (userId: string) => `${keyStart}${userId}/`

let latestMadeAt = 0

/** Answers whether the change is safe; a storage that is full or refused keeps nothing. */
export function keepUnsent(
  userId: string,
  { mutationId, change }: PendingChange,
  now: number,
): boolean {
  latestMadeAt = Math.max(now, latestMadeAt + 1)
  try {
    const text = JSON.stringify({ format, madeAt: latestMadeAt, change })
    localStorage.setItem(startOf(userId) + mutationId, text)
    return true
  } catch {
    return false
  }
}

/** The server has answered: the change is saved, or refused for good. */
export function dropUnsent(userId: string, { mutationId }: PendingChange): void {
  try {
    localStorage.removeItem(startOf(userId) + mutationId)
  } catch {
    // A storage that is refused kept nothing.
  }
}

/** What this learner did on this device, in any tab, in the order in which it was done. */
export function listUnsent(userId: string): PendingChange[] {
  return listKeys(userId)
    .flatMap((key) => {
      const kept = keptChange.safeParse(parseJson(localStorage.getItem(key) ?? ''))
      const mutationId = key.slice(startOf(userId).length)
      return kept.success ? [{ mutationId, ...kept.data }] : []
    })
    .sort((one, other) => one.madeAt - other.madeAt)
    .map(({ mutationId, change }) => ({ mutationId, change }))
}

export function hasUnsent(userId: string): boolean {
  return listKeys(userId).length > 0
}

function listKeys(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(startOf(userId)))
  } catch {
    return []
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
