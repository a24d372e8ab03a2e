import { findSignedInId, followAccount } from '../session/follow-account'

/**
 * Sends what an earlier visit could not: the connection was away, the browser crashed, the session
 * had ended. Whichever page is opened, and for everybody who is signed in.
 */
export function followOutbox(): void {
  followAccount({
    findUserId: findSignedInId,
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
