import { api } from '../../api/api'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { keepInStep } from '../keep-in-step'
import { enterAccount, reconcileChoices } from './own-choices'
import type { Choices } from './preference-values'
import { usePreferences } from './preferences-store'
import { usePreferencesSync } from './preferences-sync-state'

/** Some choices come several at once: they travel together. */
const sendDelayMs = 300

/** Going back and forth between windows is no reason to ask each time. */
const askAgainAfterMs = 5000

/** Keeps the preferences of this device and of the account alike, until the function it returns is called. */
export function syncPreferences(userId: string): () => void {
  usePreferences.setState(({ own }) => ({ own: enterAccount(own, userId) }))
  return keepInStep({
    reconcile: (isStopped) => reconcile(userId, isStopped),
    listen: (handleChange) =>
      usePreferences.subscribe(({ own }, { own: before }) => {
        if (own.waiting[userId] === before.waiting[userId]) return
        if (listWaiting(userId) !== undefined) handleChange()
      }),
    hasNews: () => listWaiting(userId) !== undefined,
    sendDelayMs,
    askAgainAfterMs,
    handleOutcome: (hasFailed) => usePreferencesSync.setState({ hasFailed }),
  })
}

/** What was chosen for the account and has not reached it; undefined when all has. */
function listWaiting(userId: string): Choices | undefined {
  const waiting = usePreferences.getState().own.waiting[userId]
  const isAny = waiting !== undefined && Object.values(waiting).some((each) => each !== undefined)
  return isAny ? waiting : undefined
}

async function reconcile(userId: string, isStopped: () => boolean): Promise<void> {
  // What was chosen signed out is measured against the account before anything of it is sent.
  const isFirstSync = Object.keys(usePreferences.getState().own.ofDevice).length > 0
  const sent = isFirstSync ? undefined : listWaiting(userId)
  const held = sent === undefined ? await fetchHeld() : await send(sent)
  const { own } = usePreferences.getState()
  if (isStopped() || own.account?.userId !== userId) return
  const reconciled = reconcileChoices(own, { userId, held, sent: sent ?? {} })
  usePreferences.setState({ ...reconciled.values, own: reconciled.own })
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
