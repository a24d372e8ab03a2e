import { useUserStore } from './user-store'

interface SignedInWork {
  /** For whom it is: `findUserId` or `findLearnerId`. */
  find: () => string | undefined
  /** Fetches the code for it, which only who is signed in needs. */
  load: () => Promise<(userId: string) => () => void>
  /** Nobody is signed in, perhaps since a visit when no page was open. */
  handleLeft?: () => void
}

/** Begins with whoever is signed in, and stops when they are not any more, for as long as the page lives. */
export function runWhileSignedIn({ find, load, handleLeft }: SignedInWork): void {
  let userId: string | undefined
  let stop: (() => void) | undefined

  async function run() {
    const now = find()
    if (now === userId && (now === undefined || stop !== undefined)) return
    userId = now
    stop?.()
    stop = undefined
    if (now === undefined) {
      handleLeft?.()
      return
    }
    const begin = await load()
    // Meanwhile somebody may have signed out, or another call may have been first.
    if (userId === now && stop === undefined) stop = begin(now)
  }

  // Code that could not be fetched is tried again when the connection is back.
  const tryRun = () => void run().catch(() => undefined)
  useUserStore.subscribe(tryRun)
  window.addEventListener('online', tryRun)
  if (find() === undefined) handleLeft?.()
  tryRun()
}
