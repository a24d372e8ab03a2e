import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '@kotonoha/auth-server/secrets/vault'

/** Mails that go to whoever wants them, by the preference that ends them. */
export const listPreferences = {
  changelog: 'notificationChangelogEmail',
  'weekly-digest': 'notificationWeeklyEmail',
} as const

export type MailList = keyof typeof listPreferences

/** Where links to end a list lead; the token comes behind. */
export const unsubscribePath = '/mail/unsubscribe'

export interface Subscriber {
  userId: string
  list: MailList
}

const lists = Object.keys(listPreferences) as MailList[]
const idByteCount = 16
const markByteCount = 16

/** Names who is to get no more of which mails; nobody without the secret can make one. It never ends. */
export function makeUnsubscribeToken(vault: Pick<Vault, 'sign'>, subscriber: Subscriber): string {
  return toText(vault, subscriber)
}

function toText(vault: Pick<Vault, 'sign'>, { userId, list }: Subscriber): string {
  const named = Buffer.from([
    ...Buffer.from(userId.replaceAll('-', ''), 'hex'),
    lists.indexOf(list),
  ])
  const mark = vault.sign('unsubscribe', named).subarray(0, markByteCount)
  return Buffer.concat([named, mark]).toString('base64url')
}

/** Undefined for what we did not make. */
export function readUnsubscribeToken(
  vault: Pick<Vault, 'sign'>,
  token: string,
): Subscriber | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // What cannot be decoded is passed over in decoding: such a text is another, and not ours.
  if (bytes.toString('base64url') !== token) return undefined
  if (bytes.length !== idByteCount + 1 + markByteCount) return undefined
  const list = lists[bytes[idByteCount] ?? lists.length]
  if (list === undefined) return undefined
  const hex = bytes.subarray(0, idByteCount).toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const subscriber = { userId, list }
  const real = Buffer.from(toText(vault, subscriber), 'base64url')
  return timingSafeEqual(bytes, real) ? subscriber : undefined
}
