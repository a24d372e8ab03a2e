import { findUserId } from '../session/who-is-here'
import type { ChannelDefinition, SettledEntry } from './channel-definition'
import type { ChannelName, OutboxEntry } from './entry'
import { addEntry, isStorageFull, listEntries, removeEntries, storeUnstored } from './entry-storage'
import { runInOneTab } from './one-tab'
import { tellOtherTabs } from './other-tabs'
import { changeChannelState, useOutboxState } from './outbox-state'
import { createSender, type FlushOutcome, isSignedIn, listWaiting } from './send-waiting'

/** Pauses before an unreachable server is asked again, in ms; the last one repeats. */
const retryPausesMs = [1000, 2000, 5000, 10_000]
const longestPauseMs = 30_000

/** Whoever changed something is told that it waits when no answer has come in this time. */
const patienceMs = 5000

/** One kind of operations on their way to the server. */
export interface Channel<Operation> {
  name: ChannelName
  /** Shown at once; resolves when they are on the device. The server hears of them soon. */
  record: (operations: readonly { entryId: string; operation: Operation }[]) => Promise<void>
  /** Sends what waits now, and what is recorded meanwhile. */
  flush: () => Promise<FlushOutcome>
  /** The page is hidden or closed: what can be sent in this very moment is sent. */
  sendLeaving: () => void
  /** What the server has not acknowledged, in the order in which it was done. */
  listPending: () => Promise<OutboxEntry<Operation>[]>
  /** Lets go of what the server refused, once the learner has seen it. */
  dropRefused: () => Promise<void>
  /** Looks at what the device keeps, for the pages of this tab. */
  refresh: () => Promise<void>
  /** Another tab sent these, and they wait no longer. */
  handleSettledElsewhere: (settled: readonly SettledEntry[]) => Promise<void>
  /** Somebody else is here now, or nobody. */
  handleOwnerChange: () => void
}

export function openChannel<Operation>(
  definition: ChannelDefinition<Operation>,
): Channel<Operation> {
  const { name, isOperation } = definition
  /** Recorded in this tab and not settled: no other tab may have begun with them. */
  const own = new Set<string>()
  /** Settled, and about to be removed from the device. */
  const leaving = new Set<string>()
  const sender = createSender(definition, {
    handleLeaving: (settled) => {
      for (const { entryId } of settled) leaving.add(entryId)
      takeOut(settled)
    },
    handleGone: async (settled) => {
      for (const { entryId } of settled) {
        leaving.delete(entryId)
        own.delete(entryId)
      }
      const userId = findUserId()
      if (userId !== undefined) tellOtherTabs({ userId, channel: name, settled })
      await handleSettled()
    },
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let latestFlushAt = Number.NEGATIVE_INFINITY
  let running: Promise<FlushOutcome> | undefined
  let next: Promise<FlushOutcome> | undefined

  async function record(
    operations: readonly { entryId: string; operation: Operation }[],
  ): Promise<void> {
    const userId = findUserId()
    if (userId === undefined) throw new Error('nobody is signed in whose operation this could be')
    const { pending, refused } = useOutboxState.getState()[name]
    const known = new Set([...pending, ...refused].map(({ entryId }) => entryId))
    const added = operations.filter(({ entryId }) => !known.has(entryId))
    const entries = added.map((each) => ({ userId, channel: name, ...each }))
    const storing = entries.map((entry) => addEntry(entry))
    const shown = entries.map((entry) => ({ ...entry, sequence: Number.MAX_SAFE_INTEGER }))
    for (const { entryId } of added) own.add(entryId)
    changeChannelState(name, { pending: [...pending, ...shown] })
    if (document.visibilityState === 'hidden') sendLeaving()
    await Promise.all(storing)
    useOutboxState.setState({ isStorageFull: isStorageFull() })
    tellOtherTabs({ userId, channel: name, settled: [] })
    // An unreachable server is asked again when its pause is over.
    if (failures > 0 && running === undefined) return
    // What is only in this page waits for nothing else.
    const pauseMs = isStorageFull() ? 0 : definition.sendEveryMs
    scheduleFlush(latestFlushAt + pauseMs - Date.now())
  }

  function scheduleFlush(afterMs: number): void {
    if (afterMs <= 0) void flush()
    else timer ??= setTimeout(() => void flush(), afterMs)
  }

  /** What is asked for while one runs is done by one more, however often it is asked for. */
  function flush(): Promise<FlushOutcome> {
    if (running === undefined) return run(sendAll)
    next ??= running.then(() => {
      next = undefined
      return run(sendAll)
    })
    return next
  }

  function run(send: () => Promise<FlushOutcome>): Promise<FlushOutcome> {
    running = send().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll(): Promise<FlushOutcome> {
    clearTimeout(timer)
    timer = undefined
    const userId = findUserId()
    if (userId === undefined) return 'signed-out'
    latestFlushAt = Date.now()
    const slow = setTimeout(() => changeChannelState(name, { isUnreachable: true }), patienceMs)
    const outcome = await runInOneTab(toLockName(name), () => sender.sendWaiting(userId)).finally(
      () => clearTimeout(slow),
    )
    if (isStorageFull()) await storeUnstored()
    if (userId !== findUserId()) return 'signed-out'
    failures = outcome === 'sent' ? 0 : failures + 1
    if (outcome !== 'sent') scheduleFlush(retryPausesMs[failures - 1] ?? longestPauseMs)
    changeChannelState(name, { isUnreachable: outcome !== 'sent' })
    await refresh()
    return outcome
  }

  function sendLeaving(): void {
    const userId = findUserId()
    // What is under way outlives the page, and what came after it must not overtake it.
    if (running !== undefined || userId === undefined || !isSignedIn(userId)) return
    const waiting = useOutboxState.getState()[name].pending.filter(isOfChannel)
    const batch = definition.takeBatch(waiting)
    if (batch.length === 0 || !batch.every(({ entryId }) => own.has(entryId))) return
    void run(async () => {
      const outcome = await sender.sendBatch(batch)
      return outcome === 'signed-out' ? outcome : outcome === 'sent' ? 'sent' : 'later'
    }).then(() => flush())
  }

  async function refresh(): Promise<void> {
    const userId = findUserId()
    const kept = userId === undefined ? [] : await listEntries(userId, name)
    if (userId !== findUserId()) return
    const entries = kept.filter(isOfChannel)
    const pending = entries.filter(
      ({ refusal, entryId }) => refusal === undefined && !leaving.has(entryId),
    )
    const refused = entries.filter(({ refusal }) => refusal !== undefined)
    changeChannelState(name, { pending, refused })
    useOutboxState.setState({ isStorageFull: isStorageFull() })
  }

  function takeOut(settled: readonly SettledEntry[]): void {
    const ids = new Set(settled.map(({ entryId }) => entryId))
    const { pending } = useOutboxState.getState()[name]
    changeChannelState(name, { pending: pending.filter(({ entryId }) => !ids.has(entryId)) })
  }

  async function handleSettled(): Promise<void> {
    await refresh()
    if (useOutboxState.getState()[name].pending.length === 0) definition.handleAllSent?.()
  }

  const isOfChannel = (entry: OutboxEntry): entry is OutboxEntry<Operation> =>
    isOperation(entry.operation)

  return {
    name,
    record,
    flush,
    sendLeaving,
    refresh,
    listPending: async () => {
      const userId = findUserId()
      return userId === undefined ? [] : listWaiting(userId, definition)
    },
    dropRefused: async () => {
      const userId = findUserId()
      if (userId === undefined) return
      const entries = await listEntries(userId, name)
      await removeEntries(entries.filter(({ refusal }) => refusal !== undefined))
      tellOtherTabs({ userId, channel: name, settled: [] })
      await refresh()
    },
    handleSettledElsewhere: async (settled) => {
      const understood = settled.filter((each): each is SettledEntry<Operation> =>
        isOperation(each.operation),
      )
      await definition.settle?.(understood, false)
      takeOut(settled)
      await handleSettled()
    },
    handleOwnerChange: () => {
      clearTimeout(timer)
      timer = undefined
      failures = 0
      own.clear()
      const { pending } = useOutboxState.getState()[name]
      changeChannelState(name, { pending: [], refused: [], isUnreachable: false })
      definition.handleLeft?.(pending.filter(isOfChannel))
      void refresh()
      void flush()
    },
  }
}

/** Tabs of releases before the one outbox hold the lock of this name while they send answers. */
function toLockName(name: ChannelName): string {
  return `${name}-outbox`
}
