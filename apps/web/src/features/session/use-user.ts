import { useSession } from './session-store'
import type { AssuranceLevel } from './stored-session'
import { type UserSession, useUserStore } from './user-store'

/** Who uses this browser: `signed-out`, `signed-in`, or `profile` (it must still be created). */
export function useUser(): UserSession {
  return useUserStore(({ session }) => session)
}

/** How many factors this session has shown, and how many the account asks for. */
export function useAssuranceLevel():
  | { level: AssuranceLevel; nextLevel: AssuranceLevel }
  | undefined {
  const session = useSession()
  return session && { level: session.level, nextLevel: session.nextLevel }
}
