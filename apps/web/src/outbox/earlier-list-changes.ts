import * as v from 'valibot'
import type { NewEntry } from './entry'

/** Where earlier releases kept changes of lists: `unsent-list-change/<userId>/<mutationId>`. */
const keyStart = 'unsent-list-change/'

const keptChange = v.object({
  format: v.literal(1),
  /** Milliseconds since 1970; no two of a tab are the same. */
  madeAt: v.number(),
  change: v.custom<object>((value) => typeof value === 'object' && value !== null),
})

/** In the order in which they were made. What cannot be read is left alone. */
export function listEarlierChanges(): NewEntry[] {
  return listKeys()
    .flatMap((key) => {
      const [userId, entryId] = key.slice(keyStart.length).split('/')
      const kept = v.safeParse(keptChange, parseJson(localStorage.getItem(key) ?? ''))
      if (!kept.success || userId === undefined || entryId === undefined) return []
      const { madeAt, change } = kept.output
      return [{ madeAt, entry: { userId, entryId, channel: 'lists' as const, operation: change } }]
    })
    .sort((one, other) => one.madeAt - other.madeAt)
    .map(({ entry }) => entry)
}

export function forgetEarlierChanges(entries: readonly NewEntry[]): void {
  for (const { userId, entryId } of entries) {
    localStorage.removeItem(`${keyStart}${userId}/${entryId}`)
  }
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyStart))
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
