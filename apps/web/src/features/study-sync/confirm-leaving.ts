import { confirmAction } from '../confirm-action/confirm-action'
import { useOutboxState } from './outbox-state'

/** Sending what waits must not hold up somebody who wants to go. */
const patienceMs = 3000

/**
 * Before signing out: sends what was not sent, and asks where that fails. What stays is kept for
 * this learner alone, and sent when they sign in on this device again.
 */
export async function confirmLeaving(source: string): Promise<boolean> {
  if (useOutboxState.getState().pending === 0) return true
  await Promise.race([
    import('./outbox').then(({ flush }) => flush()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  const { pending } = useOutboxState.getState()
  if (pending === 0) return true
  const isOne = pending === 1
  return confirmAction(
    {
      title: 'Sign out before your answers are sent?',
      text: `${pending} ${isOne ? 'answer has' : 'answers have'} not reached the server. ${
        isOne ? 'It stays' : 'They stay'
      } on this device for you alone, and ${isOne ? 'is' : 'are'} sent when you sign in here again.`,
      verb: 'Sign out',
      isDangerous: true,
      act: async () => {},
    },
    source,
  )
}
