import { confirmAction } from '../kit/confirm-action/confirm-action'
import { describePending } from './describe-pending'
import { countPending, isAnyPending, useOutboxState } from './outbox-state'
import { countAll, type PendingCounts } from './pending-counts'

/** Sending what waits must not hold up somebody who wants to go. */
const patienceMs = 3000

/**
 * Before signing out: sends what was not sent, and asks where that fails. What stays is kept for
 * this learner alone, and sent when they sign in on this device again.
 */
export async function confirmLeaving(source: string): Promise<boolean> {
  if (!isAnyPending(useOutboxState.getState())) return true
  await Promise.race([
    import('./start-outbox').then(({ flushAll }) => flushAll()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  const unsent = countPending(useOutboxState.getState())
  if (countAll(unsent) === 0) return true
  return confirmAction(
    { ...describeUnsent(unsent), verb: 'Sign out', isDangerous: true, act: async () => {} },
    source,
  )
}

/** What is asked of somebody who leaves before all is sent. */
export function describeUnsent(unsent: PendingCounts): { title: string; text: string } {
  const isOne = countAll(unsent) === 1
  const what = unsent.study > 0 ? 'answers' : 'changes'
  return {
    title: `Sign out before your ${what} are sent?`,
    text: `${describePending(unsent)} ${isOne ? 'has' : 'have'} not reached the server. ${
      isOne ? 'It stays' : 'They stay'
    } on this device for you alone, and ${isOne ? 'is' : 'are'} sent when you sign in here again.`,
  }
}
