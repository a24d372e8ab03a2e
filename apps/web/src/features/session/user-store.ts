import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Specification, sections 3 and 4. `profile`: signed in, but the profile must still be created. */
const storedUser = z.object({
  session: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signed-out') }),
    z.object({ kind: z.literal('profile') }),
    z.object({ kind: z.literal('signed-in'), firstName: z.string(), lastName: z.string() }),
  ]),
})

type UserStore = z.output<typeof storedUser>

/** Who uses this browser; nobody until there are accounts. Kept in local storage. */
export const useUserStore = create<UserStore>()(
  persist((): UserStore => ({ session: { kind: 'signed-out' } }), {
    name: 'user-store',
    merge: (stored, current) => {
      const parsed = storedUser.safeParse(stored)
      return parsed.success ? parsed.data : current
    },
  }),
)
