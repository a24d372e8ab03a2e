import { create } from 'zustand'
import { findStoredSession, type Session } from './stored-session'

/** The session as this tab last saw it in local storage, where the authentication client keeps it. */
const useSessionStore = create<{ session: Session | undefined }>()(() => ({
  session: findStoredSession(),
}))

/** The session of this browser; undefined while nobody is signed in. Who it is: `useUser`. */
export function useSession(): Session | undefined {
  return useSessionStore(({ session }) => session)
}

/** Reads local storage again, after the client or another tab changed it. */
export function syncSession(): Session | undefined {
  const session = findStoredSession()
  useSessionStore.setState({ session })
  return session
}
