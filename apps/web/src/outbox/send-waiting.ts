import { findHttpStatus, isWorthRetrying } from '../api/api-error'
import { CallFailure } from '../api/calls/call-failure'
import { getTokenSource } from '../api/token-source'
import { syncSession } from '../session/session-store'
import type { ChannelDefinition, EntryResult, SettledEntry } from './channel-definition'
import type { OutboxEntry } from './entry'
import { listEntries, refuseEntry, removeEntries } from './entry-storage'
import { isSignInMissing } from './sign-in-missing'

/** `signed-out`: nobody to send for; `later`: the server was not reached, or is in trouble. */
export type FlushOutcome = 'sent' | 'later' | 'signed-out'

/**
 * What was cut off on its way may never be answered. It counts as lost then, and is sent anew: what
 * is sent twice under one id is done once.
 */
const longestAnswerMs = 30_000

/** A server that failed so often with the same call is asked entry by entry. */
const mostFailuresTogether = 3

/** Around the removal of entries from the device. */
interface SenderHooks<Operation> {
  handleLeaving: (settled: readonly SettledEntry<Operation>[]) => void
  handleGone: (settled: readonly SettledEntry<Operation>[]) => Promise<void>
}

/**
 * Sends in order. An acknowledged entry leaves the device; without an answer everything stays. One
 * that makes the server refuse a whole call, or break on it, is found by telling them one by one.
 */
export function createSender<Operation>(
  channel: ChannelDefinition<Operation>,
  hooks: SenderHooks<Operation>,
) {
  let failuresInRow = 0

  /** Until all of it is acknowledged or refused; by one tab at a time. */
  async function sendWaiting(userId: string): Promise<FlushOutcome> {
    const tried = new Set<string>()
    let isOneLeft = false
    for (;;) {
      const waiting = (await listWaiting(userId, channel)).filter(
        ({ entryId }) => !tried.has(entryId),
      )
      if (waiting.length === 0) return isOneLeft ? 'later' : 'sent'
      if (!(await hasOwnToken(userId))) return 'signed-out'
      const isAlone = isOneLeft || failuresInRow >= mostFailuresTogether
      const batch = isAlone ? waiting.slice(0, 1) : channel.takeBatch(waiting)
      const outcome = await sendBatch(batch)
      if (outcome === 'later' || outcome === 'signed-out') return outcome
      if (outcome === 'put-aside') isOneLeft = true
      if (outcome !== 'too-many') for (const { entryId } of batch) tried.add(entryId)
    }
  }

  async function sendBatch(
    batch: readonly OutboxEntry<Operation>[],
  ): Promise<FlushOutcome | 'put-aside' | 'too-many'> {
    const [first] = batch
    if (first === undefined) return 'sent'
    let results: readonly EntryResult<Operation>[]
    try {
      results = await answerWithin(channel.send(batch), longestAnswerMs)
    } catch (error) {
      if (isSignInMissing(error)) return 'signed-out'
      const isBroken = findHttpStatus(error) === 500
      if (isBroken) failuresInRow += 1
      const isAlone = batch.length === 1
      if (isWorthRetrying(error)) {
        if (!isBroken || !isAlone || failuresInRow <= mostFailuresTogether) return 'later'
        // One that the server cannot digest must not hold up the others.
        if (channel.keepsRefused) return 'put-aside'
      } else if (!isAlone) {
        failuresInRow = mostFailuresTogether
        return 'too-many'
      }
      results = [{ entryId: first.entryId, refusal: channel.describe(error, first.operation) }]
    }
    failuresInRow = 0
    await settle(batch, results)
    return 'sent'
  }

  async function settle(
    batch: readonly OutboxEntry<Operation>[],
    results: readonly EntryResult<Operation>[],
  ): Promise<void> {
    const byId = new Map(results.map((result) => [result.entryId, result]))
    const settled = batch.flatMap(({ entryId, operation }) => {
      const result = byId.get(entryId)
      if (result === undefined) return []
      return [{ entryId, operation: result.confirmed ?? operation, refusal: result.refusal }]
    })
    await channel.settle?.(settled, true)
    hooks.handleLeaving(settled)
    const isKept = ({ entryId }: OutboxEntry<Operation>) =>
      channel.keepsRefused && byId.get(entryId)?.refusal !== undefined
    await removeEntries(batch.filter((entry) => byId.has(entry.entryId) && !isKept(entry)))
    for (const entry of batch.filter(isKept)) {
      await refuseEntry(entry, byId.get(entry.entryId)?.refusal ?? '')
    }
    await hooks.handleGone(settled)
  }

  return { sendWaiting, sendBatch }
}

/** @throws CallFailure, as of a server that was not reached, when the time is over */
async function answerWithin<Answer>(
  answering: Promise<Answer>,
  longestMs: number,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallFailure('No answer came')), longestMs)
  })
  try {
    return await Promise.race([answering, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** What this release understands of what waits. */
export async function listWaiting<Operation>(
  userId: string,
  { name, isOperation }: ChannelDefinition<Operation>,
): Promise<OutboxEntry<Operation>[]> {
  const entries = await listEntries(userId, name)
  return entries
    .filter((entry): entry is OutboxEntry<Operation> => isOperation(entry.operation))
    .filter(({ refusal }) => refusal === undefined)
}

/** Nobody's operations are ever sent with somebody else's token. */
async function hasOwnToken(userId: string): Promise<boolean> {
  try {
    // Renewed first, so that the call itself does not wait while somebody else signs in.
    await answerWithin(getTokenSource().getFreshToken(), longestAnswerMs)
  } catch {
    // The service is out of reach; the call will say so.
  }
  return isSignedIn(userId)
}

export function isSignedIn(userId: string): boolean {
  return syncSession()?.userId === userId
}
