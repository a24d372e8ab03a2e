import { runWhileSignedIn } from '../../session/run-while-signed-in'
import { findLearnerId } from '../../session/who-is-here'
import { useRecentlyViewed } from './recently-viewed-store'

/**
 * Keeps what was looked at in step with the other tabs and, while somebody is signed in, with
 * their account.
 */
export function startRecentlyViewedSync(): void {
  window.addEventListener('storage', ({ key }) => {
    const { name } = useRecentlyViewed.persist.getOptions()
    if (key === name) void useRecentlyViewed.persist.rehydrate()
  })
  // Another tab may have noted something while this page was being drawn.
  void useRecentlyViewed.persist.rehydrate()
  runWhileSignedIn({
    find: findLearnerId,
    load: async () => (await import('./recently-viewed-sync')).syncRecentlyViewed,
  })
}
