import { describePending } from '../describe-pending'
import { countAll } from '../pending-counts'
import type { Standing } from './describe-standing'

/** What stands behind the word or two of the app bar, in the same order; empty where it says nothing. */
export function explainStanding(standing: Standing): string {
  const pending = countAll(standing.pending)
  const kept = `${describePending(standing.pending)} ${pending === 1 ? 'is' : 'are'}`
  if (standing.isStorageFull) {
    return 'This device has no room left. Your last answers and changes are safe only while this tab is open: keep it open until they are sent, or make some room.'
  }
  if (standing.refused > 0) {
    const what = standing.refused === 1 ? 'answer or change' : 'answers or changes'
    return `The server did not take ${standing.refused} ${what}, such as one about an item that was reset meanwhile. Nothing else was lost, and the item is asked again.`
  }
  if (!standing.isOnline) {
    return pending === 0
      ? 'You are offline. Pages that you have seen still open.'
      : `You are offline. ${kept} kept on this device and will be sent when the network returns.`
  }
  if (!standing.isUnreachable || pending === 0) return ''
  return `The server does not answer just now. ${kept} kept on this device and will be sent when it does.`
}
