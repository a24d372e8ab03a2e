import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const recovery = v.object({
  /** Where the mail with the code was sent; undefined when none was asked for in this tab. */
  mailedTo: v.optional(v.string()),
  /** Whoever proved by a mail that the account is theirs, and may choose a new password. */
  userId: v.optional(v.string()),
  /** Why a password is chosen: the old one was `forgotten`; there is `none`; it was `undone`. */
  reason: v.fallback(v.picklist(['forgotten', 'none', 'undone']), 'forgotten'),
})

export type RecoveryReason = v.InferOutput<typeof recovery>['reason']

/** The way to a new password in this tab; it outlives a reload, not the tab. */
export const useRecovery = create<v.InferOutput<typeof recovery>>()(
  persist((): v.InferOutput<typeof recovery> => ({ reason: 'forgotten' }), {
    name: 'password-recovery',
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored, current) => {
      const parsed = v.safeParse(recovery, stored)
      return parsed.success ? parsed.output : current
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
