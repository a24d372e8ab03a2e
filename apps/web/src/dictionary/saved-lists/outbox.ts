import { useMemo } from 'react'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { showToast } from '../../kit/toasts/toast-queue'
import type { SettledEntry } from '../../outbox/channel-definition'
import type { OutboxEntry } from '../../outbox/entry'
import { openChannel } from '../../outbox/open-channel'
import { useOutboxState } from '../../outbox/outbox-state'
import { cancelListFetches, confirmChange } from './confirm-change'
import { describeRefusal } from './describe-refusal'
import { isListChange, type ListChange } from './list-change'
import { ownListsKeys } from './list-queries'
import { sendChange } from './send-change'

/** Of what was done in this tab: whether it was saved. */
const outcomes = new Map<string, (isSaved: boolean) => void>()

/**
 * Changes are shown at once and sent one after the other. One that the server refuses is taken out
 * again, and with it its effect.
 */
export const listOutbox = openChannel<ListChange>({
  name: 'lists',
  isOperation: isListChange,
  takeBatch: (entries) => entries.slice(0, 1),
  send: (batch) => Promise.all(batch.map(send)),
  describe: describeRefusal,
  keepsRefused: false,
  sendEveryMs: 0,
  settle: async (settled, isHere) => {
    for (const each of settled) await settle(each, isHere)
  },
  handleAllSent: () => {
    for (const queryKey of ownListsKeys) void queryClient.invalidateQueries({ queryKey })
  },
  handleLeft: (left) => {
    for (const { entryId } of left) tellOutcome(entryId, false)
  },
})

/** Resolves with whether the change was saved; a refusal was told by a toast then. */
export function submitChange(change: ListChange): Promise<boolean> {
  const entryId = newId()
  const outcome = new Promise<boolean>((resolve) => outcomes.set(entryId, resolve))
  // Nobody who is signed out has lists.
  listOutbox.record([{ entryId, operation: change }]).catch(() => tellOutcome(entryId, false))
  return outcome
}

/** What the server has not confirmed, in the order in which it was done. */
export function usePendingChanges(): readonly ListChange[] {
  const pending = useOutboxState(({ lists }) => lists.pending)
  return useMemo(
    () => pending.flatMap(({ operation }) => (isListChange(operation) ? [operation] : [])),
    [pending],
  )
}

/** Resolves when everything done so far has been saved or refused: an export must not miss any. */
export function whenAllSent(): Promise<void> {
  return new Promise((resolve) => {
    if (useOutboxState.getState().lists.pending.length === 0) return resolve()
    const stop = useOutboxState.subscribe(({ lists }) => {
      if (lists.pending.length > 0) return
      stop()
      resolve()
    })
  })
}

async function send({ entryId, operation }: OutboxEntry<ListChange>) {
  // A refetch that began before the change was made would show the time before it.
  await cancelListFetches()
  return { entryId, confirmed: await sendChange({ mutationId: entryId, change: operation }) }
}

async function settle(
  { entryId, operation, refusal }: SettledEntry<ListChange>,
  isHere: boolean,
): Promise<void> {
  if (refusal === undefined) await confirmChange(operation)
  // Also where it was done, if another tab happened to send it.
  else if (isHere || outcomes.has(entryId)) showToast(refusal, 'error')
  tellOutcome(entryId, refusal === undefined)
}

function tellOutcome(entryId: string, isSaved: boolean): void {
  outcomes.get(entryId)?.(isSaved)
  outcomes.delete(entryId)
}
