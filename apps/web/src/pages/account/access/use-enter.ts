import { useRouter } from '@tanstack/react-router'
import { loadUser } from '../../../session/load-user'
import { rememberDraft } from './account-draft'
import { endConfirmation } from './confirmation'

/**
 * For the end of a sign-in: finds out who it is, and lets the guard of the page lead on, to where
 * the learner came from or to what is still missing.
 */
export function useEnter(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await loadUser()
    // The next person to sign in here need not read this one's address.
    rememberDraft('')
    endConfirmation()
    await router.invalidate()
  }
}
