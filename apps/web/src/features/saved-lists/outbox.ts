import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import { create } from 'zustand'
import { findHttpStatus, isWorthRetrying } from '../../api/api-error'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { useUserStore } from '../session/user-store'
import { showToast } from '../toasts/toast-queue'
import { cancelListFetches, confirmChange } from './confirm-change'
import { describeRefusal } from './describe-refusal'
import type { ListChange, PendingChange } from './list-change'
import { ownListsKeys } from './list-queries'
import { sendChange } from './send-change'
import { dropUnsent, keepUnsent, listUnsent } from './unsent-changes'

interface Outbox {
  /** What the server has not confirmed, in the order in which it was done. */
  pending: readonly PendingChange[]
  /** The server could not be reached: the changes stay and are sent again. */
  isWaiting: boolean
  /** All of it is on the device too, and outlives this tab. */
  isKept: boolean
}

/**
 * Changes are shown at once and sent one after the other. One that the server refuses is taken out
 * again, and with it its effect; one that does not reach the server stays until it does, over the
 * end of the tab, of the browser and of the session (`unsent-changes.ts`).
 */
export const useOutbox = create<Outbox>()(() => ({ pending: [], isWaiting: false, isKept: true }))

/** Pauses before the server is asked again, in ms; the last one repeats. */
const retryPausesMs = [1000, 2000, 5000, 10_000]

/** A server that fails with the same change again and again will not do better the next time. */
const maxServerFailures = 4

const outcomes = new Map<string, (isSaved: boolean) => void>()

/** Resolves with whether the change was saved; a refusal was told by a toast then. */
export function submitChange(change: ListChange): Promise<boolean> {
  const mutationId = newId()
  const outcome = new Promise<boolean>((resolve) => outcomes.set(mutationId, resolve))
  const next = { mutationId, change }
  const isKept = userId !== undefined && keepUnsent(userId, next, Date.now())
  useOutbox.setState((outbox) => ({
    pending: [...outbox.pending, next],
    isKept: outbox.isKept && isKept,
  }))
  void sendAll()
  return outcome
}

/** Takes up what was left unsent by an earlier visit, or by a tab that was closed since. */
export function takeUnsent(): void {
  if (userId === undefined) return
  const left = listUnsent(userId).filter((each) => !isPending(each))
  if (left.length === 0) return
  // What was done in this tab came later.
  useOutbox.setState(({ pending }) => ({ pending: [...left, ...pending] }))
  void sendAll()
}

let isSending = false
let wake: (() => void) | undefined

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  // A refetch that began before a change was made would show the time before it.
  await cancelListFetches()
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
      if (isPending(pending)) await confirmChange(change)
      settle(pending, true)
    } catch (error) {
      if (findHttpStatus(error) === 500) serverFailures += 1
      const mayPass = isWorthRetrying(error) || isSignInMissing(error)
      if (mayPass && serverFailures < maxServerFailures) {
        useOutbox.setState({ isWaiting: true })
        await waitForRetry(attempt)
      } else {
        if (isPending(pending)) showToast(describeRefusal(error, pending.change), 'error')
        settle(pending, false)
      }
    }
  }
}

const missingSignIns: readonly string[] = [
  'not-signed-in',
  'session-ended',
  'second-factor-needed',
] satisfies ProductErrorCode[]

/** The change waits for its learner, who is about to be asked to sign in. */
function isSignInMissing(error: unknown): boolean {
  return error instanceof Error && missingSignIns.includes(error.message)
}

function isPending({ mutationId }: PendingChange): boolean {
  return useOutbox.getState().pending.some((each) => each.mutationId === mutationId)
}

function settle(settled: PendingChange, isSaved: boolean): void {
  if (userId !== undefined && isPending(settled)) dropUnsent(userId, settled)
  takeOut(settled, isSaved)
}

function takeOut({ mutationId }: PendingChange, isSaved: boolean): void {
  useOutbox.setState(({ pending, isKept }) => {
    const left = pending.filter((each) => each.mutationId !== mutationId)
    return { pending: left, isWaiting: false, isKept: isKept || left.length === 0 }
  })
  outcomes.get(mutationId)?.(isSaved)
  outcomes.delete(mutationId)
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

// What one person did must not be sent as another's. It stays on the device for their next visit.
let userId = findUserId()
useUserStore.subscribe(() => {
  if (findUserId() === userId) return
  userId = findUserId()
  const { pending, isKept } = useOutbox.getState()
  if (pending.length > 0 && isKept) {
    showToast('What was not saved yet will be when you sign in again on this device.', 'info')
  }
  for (const each of pending) takeOut(each, false)
  wake?.()
  takeUnsent()
})
takeUnsent()

// Closing the tab would throw away what is neither sent nor kept.
window.addEventListener('beforeunload', (event) => {
  if (!useOutbox.getState().isKept) event.preventDefault()
})
