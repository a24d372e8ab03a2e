import { isLearnerQuery } from '../api/learner-calls'
import { queryClient } from '../api/query-client'
import { setUser, useUserStore } from './user-store'

const cleanings = new Set<() => void>()

/** `clean` takes away what one room of the site keeps of a learner on this device. */
export function onForgetUser(clean: () => void): void {
  cleanings.add(clean)
}

/**
 * Nobody is signed in any more: what the last learner left on this device goes, so that the next
 * person sees none of it. Learners' answers are never saved with the others (`persisted-cache.ts`).
 */
export function forgetUser(): void {
  const wasSomebody = useUserStore.getState().session.kind !== 'signed-out'
  if (wasSomebody) setUser({ kind: 'signed-out' })
  void queryClient.cancelQueries({ predicate: isLearnerQuery })
  queryClient.removeQueries({ predicate: isLearnerQuery })
  queryClient.getMutationCache().clear()
  if (!wasSomebody) return
  for (const clean of cleanings) clean()
}
