import type { MailedLinkType } from '../../../session/mailed-link'

/** Where a link that does nothing leads on to. */
type WayOn = 'sign-in' | 'reset-password' | 'preferences'

interface VoidLinkWords {
  title: string
  intro: string
  /** For somebody who is not signed in: what the link was for can be had this way. */
  next: Exclude<WayOn, 'preferences'>
  /** For who is, with the account of the link. */
  nextSignedIn: 'dictionary' | 'preferences'
}

const title = 'This link is not valid any more'
const why = 'It was used already, a newer mail took its place, or it is too old.'

const confirmation: VoidLinkWords = {
  title,
  intro: `${why} If it was you who used it, your address is confirmed and you can sign in. If not, signing in offers another mail.`,
  next: 'sign-in',
  nextSignedIn: 'dictionary',
}

const ofTypes: Record<MailedLinkType, VoidLinkWords> = {
  signup: confirmation,
  invite: confirmation,
  magiclink: {
    title,
    intro: `${why} Sign in with your password instead.`,
    next: 'sign-in',
    nextSignedIn: 'dictionary',
  },
  recovery: {
    title,
    intro: `${why} Ask for another mail where you asked for this one.`,
    next: 'reset-password',
    nextSignedIn: 'preferences',
  },
  email_change: {
    title,
    intro: `${why} The preferences show which address your account has now; a change is asked for there anew.`,
    next: 'sign-in',
    nextSignedIn: 'preferences',
  },
  undo: {
    title,
    intro:
      'It was used already, an earlier one was, or three days have passed. If somebody else may know your password, choose a new one.',
    next: 'reset-password',
    nextSignedIn: 'preferences',
  },
}

/** What is said of a link that does nothing; one of which a part is missing has no type. */
export function describeVoidLink(type: MailedLinkType | undefined): VoidLinkWords {
  if (type !== undefined) return ofTypes[type]
  return {
    title: 'Not all of this link arrived',
    intro:
      'Some mail programs break long links. Open it from the mail again, or copy the whole of it into the address bar; it is still good.',
    next: 'sign-in',
    nextSignedIn: 'dictionary',
  }
}
