import { type UserSession, useUserStore } from './user-store'

/** Who uses this browser: `signed-out`, `signed-in`, or `profile` (it must still be created). */
export function useUser(): UserSession {
  return useUserStore(({ session }) => session)
}
