import { useUserStore } from '../session/user-store'
import { useRecentlyViewed } from './recently-viewed-store'

/**
 * Keeps what was looked at in step with the other tabs and, while somebody is signed in, with
 * their account. The code for the latter is fetched when there is an account.
 */
export function followRecentlyViewed(): void {
  let userId: string | undefined
  let stop: (() => void) | undefined

  async function follow() {
    const { session } = useUserStore.getState()
    const now = session.kind === 'signed-in' ? session.userId : undefined
    if (now === userId && (now === undefined || stop !== undefined)) return
    userId = now
    stop?.()
    stop = undefined
    if (now === undefined) return
    const { syncRecentlyViewed } = await import('./recently-viewed-sync')
    // Meanwhile somebody may have signed out, or another call may have been first.
    if (userId === now && stop === undefined) stop = syncRecentlyViewed()
  }

  // Code that could not be fetched is tried again when the connection is back.
  const tryFollow = () => void follow().catch(() => undefined)
  useUserStore.subscribe(tryFollow)
  window.addEventListener('online', tryFollow)
  window.addEventListener('storage', ({ key }) => {
    const { name } = useRecentlyViewed.persist.getOptions()
    if (key === name) void useRecentlyViewed.persist.rehydrate()
  })
  // Another tab may have noted something while this page was being drawn.
  void useRecentlyViewed.persist.rehydrate()
  tryFollow()
}
