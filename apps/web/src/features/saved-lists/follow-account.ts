import { useUserStore } from '../session/user-store'
import { hasUnsent } from './unsent-changes'

/**
 * Sends what an earlier visit could not: the connection was away, the browser crashed, the session
 * had ended. The code for it is fetched only where something waits.
 */
export function followUnsentChanges(): void {
  const look = () => {
    const { session } = useUserStore.getState()
    if (session.kind === 'signed-out' || !hasUnsent(session.userId)) return
    // Code that could not be fetched is tried again when the connection is back.
    import('./outbox').then(({ takeUnsent }) => takeUnsent()).catch(() => undefined)
  }
  useUserStore.subscribe(({ session }, before) => {
    if (session !== before.session) look()
  })
  window.addEventListener('online', look)
  look()
}
