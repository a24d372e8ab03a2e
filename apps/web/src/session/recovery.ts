import * as z from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const recovery = z.object({
  /** Where the mail with the code was sent; undefined when none was asked for in this tab. */
  mailedTo: z.optional(z.string()),
  /** Whoever proved by a mail that the account is theirs, and may choose a new password. */
  userId: z.optional(z.string()),
  /** Why a password is chosen: the old one was `forgotten`; there is `none`; it was `undone`. */
  reason: z.catch(z.enum(['forgotten', 'none', 'undone']), 'forgotten'),
})

export type RecoveryReason = z.output<typeof recovery>['reason']

/** The way to a new password in this tab; it outlives a reload, not the tab. */
export const useRecovery = create<z.output<typeof recovery>>()(
  persist((): z.output<typeof recovery> => ({ reason: 'forgotten' }), {
    name: 'password-recovery',
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored, current) => {
      const parsed = recovery.safeParse(stored)
      return parsed.success ? parsed.data : current
    },
  }),
)

export function rememberMailedRecovery(mailedTo: string): void {
  useRecovery.setState({ mailedTo, reason: 'forgotten' }, true)
}

export function beginRecovery(userId: string, reason: RecoveryReason = 'forgotten'): void {
  useRecovery.setState({ userId, reason }, true)
}

export function endRecovery(): void {
  useRecovery.setState({ reason: 'forgotten' }, true)
}
