import { showToast } from '../kit/toasts/toast-queue'
import { findUserId, onUserChange } from '../session/who-is-here'
import { hasUnstored, isStorageFull } from './entry-storage'
import type { Channel } from './open-channel'
import { onNews } from './other-tabs'
import { isAnyPending, useOutboxState } from './outbox-state'

/** Whatever their operations are. */
type StartedChannel = Omit<Channel<unknown>, 'record'>

const channels: StartedChannel[] = []

/**
 * Sends what an earlier visit could not, and watches the network, the page, the other tabs and who
 * is here for as long as the page lives.
 */
export function startOutbox(started: readonly StartedChannel[]): void {
  if (channels.length > 0) return
  channels.push(...started)
  window.addEventListener('online', () => void flushAll())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const each of channels) each.sendLeaving()
    else if (isAnyPending(useOutboxState.getState())) void flushAll()
  })
  onNews(({ userId, channel: name, settled }) => {
    const channel = channels.find((each) => each.name === name)
    if (userId !== findUserId()) return
    void (settled.length > 0 ? channel?.handleSettledElsewhere(settled) : channel?.refresh())
  })
  watchOwner()
  // Closing the tab would throw away what is only in it.
  window.addEventListener('beforeunload', (event) => {
    if (hasUnstored()) event.preventDefault()
  })
  for (const each of channels) void each.refresh()
  void flushAll()
}

/** Sends what waits now, of every channel. */
export async function flushAll(): Promise<void> {
  await Promise.all(channels.map((each) => each.flush()))
}

/** Lets go of what the server refused, once the learner has seen it. */
export async function dropAllRefused(): Promise<void> {
  await Promise.all(channels.map((each) => each.dropRefused()))
}

/** What one person did must not be sent as another's. It stays on the device for their next visit. */
function watchOwner(): void {
  onUserChange(findUserId, () => {
    if (isAnyPending(useOutboxState.getState()) && !isStorageFull()) {
      showToast('What was not saved yet will be when you sign in again on this device.', 'info')
    }
    for (const each of channels) each.handleOwnerChange()
  })
}
