import { useUserStore } from './user-store'

/** Who is signed in on this device, also before their profile is created. */
export function findUserId(): string | undefined {
  const { session } = useUserStore.getState()
  return session.kind === 'signed-out' ? undefined : session.userId
}

/** Who uses the product on this device: signed in, with a profile. */
export function findLearnerId(): string | undefined {
  const { session } = useUserStore.getState()
  return session.kind === 'signed-in' ? session.userId : undefined
}

/** Calls back whenever `find` (one of the two above) names somebody else than before, or nobody. */
export function onUserChange(
  find: () => string | undefined,
  listener: (id: string | undefined) => void,
): void {
  let known = find()
  useUserStore.subscribe(() => {
    const id = find()
    if (id === known) return
    known = id
    listener(id)
  })
}
