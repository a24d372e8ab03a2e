import { create } from 'zustand'
import { findHttpStatus, isWorthRetrying } from '../../api/api-error'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { useUserStore } from '../session/user-store'
import { showToast } from '../toasts/toast-queue'
import { applyToContaining, applyToList, applyToLists } from './apply-change'
import { describeRefusal } from './describe-refusal'
import type { ListChange, PendingChange } from './list-change'
import { containingQuery, listQuery, listsQuery, ownListsKeys } from './list-queries'
import { sendChange } from './send-change'

interface Outbox {
  /** What the server has not confirmed, in the order in which it was done. */
  pending: readonly PendingChange[]
  /** The server could not be reached: the changes stay and are sent again. */
  isWaiting: boolean
}

/**
 * Changes are shown at once and sent one after the other. One that the server refuses is taken out
 * again, and with it its effect; one that does not reach the server stays until it does.
 */
export const useOutbox = create<Outbox>()(() => ({ pending: [], isWaiting: false }))

/** Pauses before the server is asked again, in ms; the last one repeats. */
const retryPausesMs = [1000, 2000, 5000, 10_000]

/** A server that fails with the same change again and again will not do better the next time. */
const maxServerFailures = 4

const outcomes = new Map<string, (isSaved: boolean) => void>()

/** Resolves with whether the change was saved; a refusal was told by a toast then. */
export function submitChange(change: ListChange): Promise<boolean> {
  const mutationId = newId()
  const outcome = new Promise<boolean>((resolve) => outcomes.set(mutationId, resolve))
  useOutbox.setState(({ pending }) => ({ pending: [...pending, { mutationId, change }] }))
  void sendAll()
  return outcome
}

let isSending = false
let wake: (() => void) | undefined

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  // A refetch that began before a change was made would show the time before it.
  await cancelFetches()
  for (let next = useOutbox.getState().pending[0]; next !== undefined; ) {
    await sendUntilSettled(next)
    next = useOutbox.getState().pending[0]
  }
  isSending = false
  await Promise.all(ownListsKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

async function sendUntilSettled(pending: PendingChange): Promise<void> {
  let serverFailures = 0
  for (let attempt = 0; isPending(pending); attempt += 1) {
    try {
      const change = await sendChange(pending)
      if (isPending(pending)) await keep(change)
      settle(pending, true)
    } catch (error) {
      if (findHttpStatus(error) === 500) serverFailures += 1
      if (isWorthRetrying(error) && serverFailures < maxServerFailures) {
        useOutbox.setState({ isWaiting: true })
        await waitForRetry(attempt)
      } else {
        if (isPending(pending)) showToast(describeRefusal(error, pending.change), 'error')
        settle(pending, false)
      }
    }
  }
}

function isPending({ mutationId }: PendingChange): boolean {
  return useOutbox.getState().pending.some((each) => each.mutationId === mutationId)
}

function settle({ mutationId }: PendingChange, isSaved: boolean): void {
  useOutbox.setState(({ pending }) => ({
    pending: pending.filter((each) => each.mutationId !== mutationId),
    isWaiting: false,
  }))
  outcomes.get(mutationId)?.(isSaved)
  outcomes.delete(mutationId)
}

/** Makes a confirmed change in the answers that are kept, before it leaves the outbox. */
async function keep(change: ListChange): Promise<void> {
  await cancelFetches()
  queryClient.setQueryData(
    listsQuery().queryKey,
    (answer) => answer && { lists: applyToLists(answer.lists, change) },
  )
  for (const listId of listTouchedLists(change)) {
    queryClient.setQueryData(
      listQuery(listId).queryKey,
      (answer) => answer && applyToList(answer, change),
    )
  }
  for (const itemId of listTouchedItems(change)) {
    queryClient.setQueryData(
      containingQuery(itemId).queryKey,
      (answer) => answer && { listIds: applyToContaining(answer.listIds, itemId, change) },
    )
  }
}

function listTouchedLists(change: ListChange): string[] {
  return change.kind === 'move-items' ? [change.fromListId, change.toListId] : [change.listId]
}

function listTouchedItems(change: ListChange): string[] {
  switch (change.kind) {
    case 'add-items':
      return change.things.map(({ thing }) =>
        thing.kind === 'kanji' ? thing.kanjiId : thing.spellingId,
      )
    case 'remove-items':
      return [...change.itemIds]
    case 'restore-items':
      return change.items.map(({ item }) => item.itemId)
    case 'move-items':
      return change.items.map(({ itemId }) => itemId)
    default:
      return []
  }
}

async function cancelFetches(): Promise<void> {
  await Promise.all(ownListsKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
}

/** Until the pause is over, the network comes back or the learner asks for it. */
function waitForRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, retryPausesMs[Math.min(attempt, retryPausesMs.length - 1)])
    window.addEventListener('online', done)
    wake = done
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      wake = undefined
      resolve()
    }
  })
}

export function retryNow(): void {
  wake?.()
}

/** Resolves when everything done so far has been saved or refused: an export must not miss any. */
export function whenAllSent(): Promise<void> {
  return new Promise((resolve) => {
    if (useOutbox.getState().pending.length === 0) return resolve()
    const stop = useOutbox.subscribe(({ pending }) => {
      if (pending.length > 0) return
      stop()
      resolve()
    })
  })
}

function findUserId(): string | undefined {
  const { session } = useUserStore.getState()
  return session.kind === 'signed-out' ? undefined : session.userId
}

// What one person did must not be sent as another's.
let userId = findUserId()
useUserStore.subscribe(() => {
  if (findUserId() === userId) return
  userId = findUserId()
  for (const pending of useOutbox.getState().pending) settle(pending, false)
  wake?.()
})

// Closing the tab would throw away what was not sent.
window.addEventListener('beforeunload', (event) => {
  if (useOutbox.getState().pending.length > 0) event.preventDefault()
})
