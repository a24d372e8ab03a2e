import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** `profile`: signed in, but the profile must still be created. */
const storedUser = v.object({
  session: v.union([
    v.object({ kind: v.literal('signed-out') }),
    v.object({ kind: v.literal('profile'), userId: v.string() }),
    v.object({
      kind: v.literal('signed-in'),
      userId: v.string(),
      firstName: v.string(),
      lastName: v.string(),
    }),
  ]),
})

type UserStore = v.InferOutput<typeof storedUser>

export type UserSession = UserStore['session']

/** Under this key the user is kept in local storage. */
export const userStorageKey = 'user-store'

/** Who uses this browser. Kept in local storage, so that the next page knows before it asks. */
export const useUserStore = create<UserStore>()(
  persist((): UserStore => ({ session: { kind: 'signed-out' } }), {
    name: userStorageKey,
    merge: (stored, current) => {
      const parsed = v.safeParse(storedUser, stored)
      return parsed.success ? parsed.output : current
    },
  }),
)

// The page keeps a place for how a learner stands with a word (`startup.js`): whoever signs out needs none.
useUserStore.subscribe(({ session }) => {
  document.documentElement.toggleAttribute('data-signed-in', session.kind === 'signed-in')
})

export function setUser(session: UserSession): void {
  useUserStore.setState({ session })
}

/** Only somebody who is signed in has a name to change. */
export function renameUser(name: { firstName: string; lastName: string }): void {
  const { session } = useUserStore.getState()
  if (session.kind === 'signed-in') setUser({ ...session, ...name })
}
