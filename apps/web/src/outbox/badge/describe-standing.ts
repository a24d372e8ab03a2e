import { countAll, type PendingCounts } from '../pending-counts'

/** How this device stands towards the server. */
export interface Standing {
  isOnline: boolean
  pending: PendingCounts
  refused: number
  isUnreachable: boolean
  isStorageFull: boolean
}

/** What the app bar says in a word or two. Undefined: nothing to say. */
export function describeStanding(standing: Standing): string | undefined {
  const pending = countAll(standing.pending)
  if (standing.isStorageFull) return 'Device full'
  if (standing.refused > 0) return `${standing.refused} not taken`
  if (!standing.isOnline) return pending === 0 ? 'Offline' : `Offline · ${pending}`
  return standing.isUnreachable && pending > 0 ? `${pending} to send` : undefined
}
