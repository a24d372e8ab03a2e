import { create } from 'zustand'
import { showToast } from '../toasts/toast-queue'
import { openAuthClient } from './auth-client'

/** What became of the mailed link that led here. */
export type LinkOutcome = 'expired' | 'unreachable' | undefined

const useLinkOutcomeStore = create<{ outcome: LinkOutcome }>()(() => ({ outcome: undefined }))

export function useLinkOutcome(): LinkOutcome {
  return useLinkOutcomeStore(({ outcome }) => outcome)
}

/** Takes the session, or the refusal, that a mailed link brought in the address of this page. */
export async function takeLinkOutcome(): Promise<void> {
  const brought = new URLSearchParams(location.hash.slice(1))
  if (!location.pathname.startsWith('/account/')) return
  if (brought.has('error_code')) {
    removeHash()
    useLinkOutcomeStore.setState({ outcome: 'expired' })
  } else if (brought.has('message')) {
    // The first of the two mails of a change of address; it signs nobody in.
    removeHash()
    showToast('This address is confirmed. Follow the link of the other mail too.', 'success')
  } else if (brought.has('access_token')) {
    const outcome = await takeSession()
    // Tokens must not stay in the history, whatever became of them.
    removeHash()
    useLinkOutcomeStore.setState({ outcome })
  }
}

async function takeSession(): Promise<LinkOutcome> {
  try {
    const client = await openAuthClient()
    const { error } = await client.initialize()
    if (error === null) return undefined
    return error.status === 401 || error.status === 403 ? 'expired' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function removeHash(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}
