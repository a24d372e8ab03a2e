import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** `profile`: signed in, but the profile must still be created. */
const storedUser = z.object({
  session: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signed-out') }),
    z.object({ kind: z.literal('profile'), userId: z.string() }),
    z.object({
      kind: z.literal('signed-in'),
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ]),
})

type UserStore = z.output<typeof storedUser>

export type UserSession = UserStore['session']

/** Under this key the user is kept in local storage. */
export const userStorageKey = 'user-store'

/** Who uses this browser. Kept in local storage, so that the next page knows before it asks. */
export const useUserStore = create<UserStore>()(
  persist((): UserStore => ({ session: { kind: 'signed-out' } }), {
    name: userStorageKey,
    merge: (stored, current) => {
      const parsed = storedUser.safeParse(stored)
      return parsed.success ? parsed.data : current
    },
  }),
)

export function setUser(session: UserSession): void {
  useUserStore.setState({ session })
}

/** Only somebody who is signed in has a name to change. */
export function renameUser(name: { firstName: string; lastName: string }): void {
  const { session } = useUserStore.getState()
  if (session.kind === 'signed-in') setUser({ ...session, ...name })
}
