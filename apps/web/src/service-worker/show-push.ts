import type { PushMessage } from '@kotonoha/contract/core/notifications/push-message'

/** What a notification says, and where it leads. */
export interface ShownPush {
  title: string
  body: string
  /** A later one takes the place of one with the same tag. */
  tag: string
  /** A path of the site. */
  path: string
}

const openAtReviews = '/app/kanji/study?mode=reviews'
const preferences = '/app/dict/preferences/notifications'

/**
 * Browsers want something to be shown for every push, so what is not understood, from a newer
 * release than this worker's, is told in general words.
 */
export function toShownPush(text: string | undefined): ShownPush {
  const message = parse(text)
  switch (message?.kind) {
    case 'reviews-due':
      return {
        title: message.count === 1 ? '1 review is due' : `${message.count} reviews are due`,
        body: 'A little every day keeps what you have learnt.',
        tag: 'reviews-due',
        path: openAtReviews,
      }
    case 'test':
      return {
        title: 'Reminders work here',
        body: 'This is the test that you asked for.',
        tag: 'test',
        path: preferences,
      }
    default:
      return {
        title: 'Kotonoha',
        body: 'There is something new.',
        tag: 'other',
        path: '/app/kanji',
      }
  }
}

function parse(text: string | undefined): PushMessage | undefined {
  try {
    const message: unknown = JSON.parse(text ?? '')
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

function isMessage(message: unknown): message is PushMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false
  if (message.kind === 'test') return true
  return message.kind === 'reviews-due' && 'count' in message && Number.isSafeInteger(message.count)
}
