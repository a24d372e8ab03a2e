import * as z from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const recovery = z.object({
  /** Where the mail with the code was sent; undefined when none was asked for in this tab. */
  mailedTo: z.optional(z.string()),
  /** Whoever proved by a mail that the account is theirs, and may choose a new password. */
  userId: z.optional(z.string()),
})

/** The way to a new password in this tab; it outlives a reload, not the tab. */
export const useRecovery = create<z.output<typeof recovery>>()(
  persist((): z.output<typeof recovery> => ({}), {
    name: 'password-recovery',
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored, current) => {
      const parsed = recovery.safeParse(stored)
      return parsed.success ? parsed.data : current
    },
  }),
)

export function rememberMailedRecovery(mailedTo: string): void {
  useRecovery.setState({ mailedTo }, true)
}

export function beginRecovery(userId: string): void {
  useRecovery.setState({ userId }, true)
}

export function endRecovery(): void {
  useRecovery.setState({}, true)
}
