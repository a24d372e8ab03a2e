import { runWhileSignedIn } from '../session/run-while-signed-in'
import { findUserId } from '../session/who-is-here'

/**
 * Sends what an earlier visit could not: the connection was away, the browser crashed, the session
 * had ended. Whichever page is opened, and for everybody who is signed in.
 */
export function resumeOutbox(): void {
  runWhileSignedIn({
    find: findUserId,
    load: async () => {
      const [{ startOutbox }, { listOutbox }, { studyOutbox }] = await Promise.all([
        import('../outbox/start-outbox'),
        import('../dictionary/saved-lists/outbox'),
        import('../study-device/outbox'),
      ])
      return () => {
        startOutbox([listOutbox, studyOutbox])
        // Started once, it follows by itself who is here.
        return () => {}
      }
    },
  })
}
