import { countAll, describePending, type PendingCounts } from '../describe-pending'

/** How this device stands towards the server. */
export interface Standing {
  isOnline: boolean
  pending: PendingCounts
  refused: number
  isUnreachable: boolean
  isStorageFull: boolean
}

/** What the app bar says in a word or two, and the details behind it. Undefined: nothing to say. */
export function describeStanding(standing: Standing): { short: string; long: string } | undefined {
  const pending = countAll(standing.pending)
  const { isOnline, refused, isUnreachable, isStorageFull } = standing
  const kept = `${describePending(standing.pending)} ${pending === 1 ? 'is' : 'are'}`
  if (isStorageFull) {
    return {
      short: 'Device full',
      long: 'This device has no room left. Your last answers and changes are safe only while this tab is open: keep it open until they are sent, or make some room.',
    }
  }
  if (refused > 0) {
    return {
      short: `${refused} not taken`,
      long: `The server did not take ${countOf(refused, 'answer or change', 'answers or changes')}, such as one about an item that was reset meanwhile. Nothing else was lost, and the item is asked again.`,
    }
  }
  if (!isOnline) {
    return {
      short: pending === 0 ? 'Offline' : `Offline · ${pending}`,
      long: `You are offline. ${
        pending === 0
          ? 'Pages that you have seen still open.'
          : `${kept} kept on this device and will be sent when the network returns.`
      }`,
    }
  }
  if (isUnreachable && pending > 0) {
    return {
      short: `${pending} to send`,
      long: `The server does not answer just now. ${kept} kept on this device and will be sent when it does.`,
    }
  }
  return undefined
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
