import { switchedOffData } from '@kotonoha/contract/kanji/realtime-channel'
import * as v from 'valibot'
import { queryClient } from '../api/query-client'
import { hearSwitch } from '../session/kill-switch'
import { findLearnerId, onUserChange } from '../session/who-is-here'
import { keepListening } from './realtime-connection'

/** Of the events `open` and `change` (`realtime.ts` of the contract); more is not read of them. */
const nudge = v.object({ revision: v.number(), kinds: v.optional(v.array(v.string())) })

type Nudge = v.InferOutput<typeof nudge>

const sessionListeners = new Set<() => void>()

/** Hears that the session under way was saved, ended or begun, by whatever tab or device. */
export function onSessionChange(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

function tellOfSession({ kinds }: Nudge): void {
  // Whoever was not listening may have missed one.
  if (kinds !== undefined && !kinds.includes('session')) return
  for (const listener of sessionListeners) listener()
}

/** The tab that holds this lock has the browser's one connection; the others hear from it. */
const lockName = 'study-realtime'

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lockName) : undefined

let knownRevision = -1

/**
 * Hears of changes made elsewhere. `pull` takes them over into what the device keeps; it runs in the
 * tab with the connection only. Answers on the screen of every tab are then asked anew.
 */
export function subscribeToChanges(pull: () => Promise<void>): void {
  otherTabs?.addEventListener('message', ({ data }) => {
    const told = v.safeParse(nudge, data)
    if (told.success) tellOfSession(told.output)
    void refreshAnswers()
  })

  async function handleNudge(told: Nudge): Promise<void> {
    const { revision } = told
    // What was known when the connection opened is on the screen already.
    const isNews = knownRevision >= 0 && revision > knownRevision
    knownRevision = Math.max(knownRevision, revision)
    if (!isNews) return
    tellOfSession(told)
    await pull().catch(() => {
      // A missed change is pulled with the next one.
    })
    otherTabs?.postMessage(told)
    await refreshAnswers()
  }

  let current: AbortController | undefined
  function listenAs(learnerId: string | undefined): void {
    current?.abort()
    knownRevision = -1
    if (learnerId === undefined) return
    const controller = new AbortController()
    current = controller
    void holdLeadership(controller.signal, () =>
      keepListening(({ name, data }) => {
        if (name === 'heartbeat') hearSwitch(data === switchedOffData)
        const told = findNudge(name, data)
        if (told !== undefined) void handleNudge(told)
      }, controller.signal),
    )
  }

  listenAs(findLearnerId())
  onUserChange(findLearnerId, listenAs)
}

/** Waits for its turn; a tab that is closed hands the turn on. Without Web Locks every tab listens. */
async function holdLeadership(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  try {
    if ('locks' in navigator) await navigator.locks.request(lockName, { signal }, lead)
    else await lead()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function findNudge(name: string, data: string): Nudge | undefined {
  if (name !== 'open' && name !== 'change') return undefined
  try {
    return v.parse(nudge, JSON.parse(data))
  } catch {
    return undefined
  }
}

/** Of kanji study, whatever is on the screen; the rest when it is shown next. */
async function refreshAnswers(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      Array.isArray(path) &&
      (path[0] === 'kanji' || path.join('.') === 'core.user.getKanjiProductProfile'),
  })
}
