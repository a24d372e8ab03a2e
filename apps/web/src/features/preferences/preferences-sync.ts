import { api } from '../../api/api'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { enterAccount, meetAccount } from './own-choices'
import type { Choices } from './preference-values'
import { usePreferences } from './preferences-store'
import { usePreferencesSync } from './preferences-sync-state'

/** Some choices come several at once: they travel together. */
const sendDelayMs = 300

/** A server that is away is not asked in a row. */
const firstRetryMs = 2000
const longestRetryMs = 5 * 60_000

/** Going back and forth between windows is no reason to ask each time. */
const askAgainAfterMs = 5000

/**
 * Keeps the preferences of this device and of the account alike: at the start, when something is
 * chosen here, when the connection comes back, and when the learner returns to the tab. Returns
 * the function that stops it.
 */
export function syncPreferences(userId: string): () => void {
  let isStopped = false
  let isRunning = false
  let failureCount = 0
  let lastAskedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), delayMs)
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    lastAskedAt = Date.now()
    try {
      await meet(userId, () => isStopped)
      failureCount = 0
      usePreferencesSync.setState({ hasFailed: false })
    } catch {
      failureCount += 1
      usePreferencesSync.setState({ hasFailed: true })
    } finally {
      isRunning = false
    }
    if (failureCount > 0) schedule(Math.min(firstRetryMs * 2 ** failureCount, longestRetryMs))
    else if (listWaiting(userId) !== undefined) schedule(0)
  }

  const handleReturn = () => {
    const isSoon = Date.now() - lastAskedAt < askAgainAfterMs
    if (document.visibilityState === 'visible' && !isSoon) schedule(0)
  }
  const handleOnline = () => schedule(0)

  usePreferences.setState(({ own }) => ({ own: enterAccount(own, userId) }))
  const stopListening = usePreferences.subscribe(({ own }, { own: before }) => {
    if (own.waiting[userId] === before.waiting[userId]) return
    if (listWaiting(userId) !== undefined) schedule(sendDelayMs)
  })
  window.addEventListener('online', handleOnline)
  window.addEventListener('focus', handleReturn)
  document.addEventListener('visibilitychange', handleReturn)
  schedule(0)

  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('focus', handleReturn)
    document.removeEventListener('visibilitychange', handleReturn)
    usePreferencesSync.setState({ hasFailed: false })
  }
}

/** What was chosen for the account and has not reached it; undefined when all has. */
function listWaiting(userId: string): Choices | undefined {
  const waiting = usePreferences.getState().own.waiting[userId]
  const isAny = waiting !== undefined && Object.values(waiting).some((each) => each !== undefined)
  return isAny ? waiting : undefined
}

async function meet(userId: string, isStopped: () => boolean): Promise<void> {
  // What was chosen signed out is measured against the account before anything of it is sent.
  const isFirstMeeting = Object.keys(usePreferences.getState().own.ofDevice).length > 0
  const sent = isFirstMeeting ? undefined : listWaiting(userId)
  const held = sent === undefined ? await fetchHeld() : await send(sent)
  const { own } = usePreferences.getState()
  if (isStopped() || own.account?.userId !== userId) return
  const met = meetAccount(own, { userId, held, sent: sent ?? {} })
  usePreferences.setState({ ...met.values, own: met.own })
}

function fetchHeld(): Promise<Choices> {
  const options = api.core.user.getPreferences.queryOptions()
  return queryClient.fetchQuery({ ...options, staleTime: 0, retry: false })
}

/** The answer holds everything that the account keeps. Sent twice, it is the same choice. */
function send(changes: Choices): Promise<Choices> {
  const options = api.core.user.updatePreferences.mutationOptions({ networkMode: 'always' })
  const mutation = queryClient.getMutationCache().build(queryClient, options)
  return mutation.execute({ mutationId: newId(), changes })
}
