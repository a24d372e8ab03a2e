import type { DeletionNotice } from '@kotonoha/api/accounts/accounts'
import { type PlainMail, toPlainMail } from '../mail/plain-mail'

/** The mail that says that an account will be deleted, or that it stays. */
export function writeDeletionMail(
  { firstName, dueAt }: DeletionNotice,
  siteUrl: string,
): PlainMail {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  const preferences = `${siteUrl}/app/dict/preferences/account`
  if (dueAt === null) {
    return toPlainMail('Your Kotonoha account stays', [
      greeting,
      'Your account will not be deleted. Everything in it is as it was.',
      'If it was not you who decided that, change your password.',
    ])
  }
  const day = dueAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return toPlainMail(`Your Kotonoha account will be deleted on ${day}`, [
    greeting,
    `You asked us to delete your account. On ${day} it will be deleted with everything in it: profile, preferences, lists and study progress. After that nobody can bring it back.`,
    'Until then you can change your mind, or export your data, here:',
    preferences,
    'If it was not you who asked for this, keep the account there and change your password.',
  ])
}
