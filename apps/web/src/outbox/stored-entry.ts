import type { SettledEntry } from './channel-definition'
import type { NewEntry } from './entry'

/**
 * An entry as it lies on the device and is told to other tabs. Releases before this one named the
 * operation so; one of them may have written it, or hear it in another tab.
 */
export type Stored<Entry extends { operation: unknown }> = Omit<Entry, 'operation'> & {
  deed: unknown
}

export function toStored<Entry extends NewEntry | SettledEntry>({
  operation,
  ...entry
}: Entry): Stored<Entry> {
  return { ...entry, deed: operation }
}

export function fromStored<Entry extends { deed: unknown }>({
  deed,
  ...entry
}: Entry): Omit<Entry, 'deed'> & { operation: unknown } {
  return { ...entry, operation: deed }
}
