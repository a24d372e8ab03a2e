import { useUserStore } from '../session/user-store'

/** Whose operations are recorded and sent at this device now. */
export function findOwnerId(): string | undefined {
  const { session } = useUserStore.getState()
  return session.kind === 'signed-out' ? undefined : session.userId
}
