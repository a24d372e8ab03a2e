import { useUserStore } from '../session/user-store'

/** Who studies at this device; undefined where nobody is signed in with a profile. */
export function findLearnerId(): string | undefined {
  const { session } = useUserStore.getState()
  return session.kind === 'signed-in' ? session.userId : undefined
}
