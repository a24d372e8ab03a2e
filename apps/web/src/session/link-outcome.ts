import { create } from 'zustand'
import { showToast } from '../kit/toasts/toast-queue'
import { openAuthClient } from './auth-client'
import { confirmPath } from './confirm-path'
import { findStoredSession, readTokenHolder } from './stored-session'

/** What became of the mailed link that led here. */
export type LinkOutcome = 'expired' | 'unreachable' | undefined

const useLinkOutcomeStore = create<{ outcome: LinkOutcome }>()(() => ({ outcome: undefined }))

export function useLinkOutcome(): LinkOutcome {
  return useLinkOutcomeStore(({ outcome }) => outcome)
}

/** Takes the session, or the refusal, that a mailed link brought in the address of this page. */
export async function takeLinkOutcome(brought: URLSearchParams): Promise<void> {
  // A link that names no page of ours leads to the bare site, which would lose what it brought.
  if (location.pathname === '/') goTo(`/account/sign-in${location.hash}`)
  if (!location.pathname.startsWith('/account/') || location.pathname === confirmPath) return
  if (brought.has('error_code')) {
    removeHash()
    useLinkOutcomeStore.setState({ outcome: 'expired' })
    // Whoever is signed in is led on to a page that says nothing of links.
    if (findStoredSession() !== undefined) showToast('This link is not valid any more.', 'error')
  } else if (brought.has('message')) {
    // The first of the two mails of a change of address; it signs nobody in.
    removeHash()
    showToast('This address is confirmed. Follow the link of the other mail too.', 'success')
  } else if (isOfSomebodyElse(brought)) {
    // Nobody is signed in as another by a link alone: the page with the button asks.
    brought.set('redirect_to', `${location.pathname}${location.search}`)
    goTo(`${confirmPath}#${brought}`)
  } else if (brought.has('access_token')) {
    // An account whose password was let go of chooses one, wherever the link was to lead.
    if (brought.get('type') === 'recovery') goTo(`/account/password-recovery${location.hash}`)
    const outcome = await takeSession()
    // Tokens must not stay in the history, whatever became of them.
    removeHash()
    useLinkOutcomeStore.setState({ outcome })
    // Anybody can send such a link: who is signed in by one is to see as whom.
    const email = findStoredSession()?.email
    if (outcome === undefined && email !== undefined && email !== '') {
      showToast(`Signed in as ${email}.`, 'info')
    }
  }
}

function isOfSomebodyElse(brought: URLSearchParams): boolean {
  const session = findStoredSession()
  const token = brought.get('access_token')
  return (
    session !== undefined && token !== null && readTokenHolder(token)?.userId !== session.userId
  )
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
  goTo(`${location.pathname}${location.search}`)
}

/** Before the router looks at the address, or beside it. */
function goTo(address: string): void {
  history.replaceState(history.state, '', address)
}
