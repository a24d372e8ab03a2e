import { findHttpStatus } from '../../api/api-error'
import { getTokenSource } from '../../api/token-source'
import { syncSession } from '../session/session-store'
import { runInOneTab } from './one-tab'
import type { OutboxEntry } from './outbox-entry'
import { listEntries, refuseEntry, removeEntries } from './outbox-storage'
import { type Acknowledgement, sendBatch, takeBatch } from './send-entries'

/** `signed-out`: nobody to send for; `later`: the server was not reached, or is in trouble. */
export type FlushOutcome = 'sent' | 'later' | 'signed-out'

/** A server that failed so often with the same call is asked entry by entry. */
const mostFailuresTogether = 3

let failuresInRow = 0

/**
 * Sends what waits, in order, until all of it is acknowledged. An acknowledged entry leaves the
 * device, a refused one stays and is marked; without an answer everything stays.
 */
export function flushOutbox(
  userId: string,
  onAcknowledged: (acknowledgement: Acknowledgement) => void,
): Promise<FlushOutcome> {
  return runInOneTab('study-outbox', async () => {
    const skipped = new Set<string>()
    for (;;) {
      const entries = await listEntries(userId)
      const waiting = entries.filter(
        ({ refusal, entryId }) => refusal === undefined && !skipped.has(entryId),
      )
      if (waiting.length === 0) return skipped.size === 0 ? 'sent' : 'later'
      if (!(await isSignedIn(userId))) return 'signed-out'
      const isAlone = skipped.size > 0 || failuresInRow >= mostFailuresTogether
      const batch = isAlone ? waiting.slice(0, 1) : takeBatch(waiting)
      const outcome = await tryBatch(batch, onAcknowledged)
      if (outcome === 'skip') for (const { entryId } of batch) skipped.add(entryId)
      else if (outcome !== 'sent') return outcome
    }
  })
}

/** Nobody's answers are ever sent with somebody else's token. */
async function isSignedIn(userId: string): Promise<boolean> {
  try {
    // Renewed first, so that the call itself does not wait while somebody else signs in.
    await getTokenSource().getFreshToken()
  } catch {
    // The service is out of reach; the call will say so.
  }
  return syncSession()?.userId === userId
}

async function tryBatch(
  batch: readonly OutboxEntry[],
  onAcknowledged: (acknowledgement: Acknowledgement) => void,
): Promise<FlushOutcome | 'skip'> {
  try {
    const acknowledgement = await sendBatch(batch)
    failuresInRow = 0
    await settle(batch, acknowledgement)
    onAcknowledged(acknowledgement)
    return 'sent'
  } catch (error) {
    const status = findHttpStatus(error)
    if (status === 401) return 'signed-out'
    if (status === 500) {
      failuresInRow += 1
      // One that the server cannot digest must not hold up the others; it is tried again later.
      return batch.length === 1 && failuresInRow > mostFailuresTogether ? 'skip' : 'later'
    }
    if (status === undefined || status > 500 || status === 429 || status === 408) return 'later'
    return refuse(batch, error instanceof Error ? error.message : String(error))
  }
}

/** One bad entry makes the server refuse a whole call: which one it is, they tell one by one. */
async function refuse(batch: readonly OutboxEntry[], reason: string): Promise<FlushOutcome> {
  const [first] = batch
  if (first === undefined) return 'sent'
  if (batch.length > 1) {
    failuresInRow = mostFailuresTogether
    return 'sent'
  }
  await refuseEntry(first, reason)
  return 'sent'
}

async function settle(batch: readonly OutboxEntry[], { results }: Acknowledgement): Promise<void> {
  const byId = new Map(results.map((result) => [result.entryId, result]))
  const kept = batch.filter(({ entryId }) => byId.get(entryId)?.status === 'rejected')
  const gone = batch.filter((entry) => byId.has(entry.entryId) && !kept.includes(entry))
  await removeEntries(gone)
  for (const entry of kept) {
    await refuseEntry(entry, byId.get(entry.entryId)?.reason ?? 'rejected')
  }
}
