import { escapeHtml } from './escape-html'
import type { MailKind } from './mail-kind'

interface Wording {
  subject: string
  /** Why this mail came. */
  reason: string
  /** What the link does; undefined for a mail without one. */
  linkLabel?: string
}

const unasked = 'If you did not ask for this, you can ignore this mail: nothing will change.'

const wordings: Record<MailKind, Wording> = {
  signup: {
    subject: 'Confirm your address for Kotonoha',
    reason: 'Somebody, we hope you, made a Kotonoha account with this address.',
    linkLabel: 'Confirm your address',
  },
  invite: {
    subject: 'You are invited to Kotonoha',
    reason: 'You were invited to make a Kotonoha account.',
    linkLabel: 'Accept the invitation',
  },
  magiclink: {
    subject: 'Sign in to Kotonoha',
    reason: 'You asked to sign in to Kotonoha without a password.',
    linkLabel: 'Sign in',
  },
  recovery: {
    subject: 'Choose a new password for Kotonoha',
    reason: 'You asked to choose a new password for your Kotonoha account.',
    linkLabel: 'Choose a new password',
  },
  email_change: {
    subject: 'Confirm your change of address for Kotonoha',
    reason: 'You asked to change the address of your Kotonoha account',
    linkLabel: 'Confirm the change',
  },
  reauthentication: {
    subject: 'Your Kotonoha confirmation code',
    reason: 'You are about to change something important in your Kotonoha account.',
  },
  account_exists: {
    subject: 'You already have a Kotonoha account',
    reason:
      'Somebody, perhaps you, tried to make a Kotonoha account with this address. You have one already: sign in, or choose a new password if you forgot yours.',
  },
}

export interface MailFacts {
  code?: string
  link?: string
  minutes: number
  /** Of a change of address: whoever reads one of the two mails must see the other address. */
  change?: { from: string; to: string } | undefined
  /** Which sign-up a confirmation is about, where there was more than one. */
  signup?: string | undefined
}

/** The text and the HTML of a mail; both say the same, and the code comes before the link. */
export function writeMail(
  kind: MailKind,
  { code, link, minutes, change, signup }: MailFacts,
): { subject: string; text: string; html: string } {
  const { subject, linkLabel, ...wording } = wordings[kind]
  const reason =
    change === undefined
      ? wording.reason
      : `${wording.reason} from ${change.from} to ${change.to}. It changes when both addresses have confirmed it.`
  const lines = [reason, '']
  const paragraphs = [`<p>${escapeHtml(reason)}</p>`]
  if (signup !== undefined) {
    lines.push(signup, '')
    paragraphs.push(`<p>${escapeHtml(signup)}</p>`)
  }
  if (code !== undefined) {
    lines.push('Your code:', '', code, '')
    paragraphs.push(
      '<p>Your code:</p>',
      `<p style="font-size:24px;letter-spacing:4px"><strong>${code}</strong></p>`,
    )
  }
  if (link !== undefined && linkLabel !== undefined) {
    const address = escapeHtml(link)
    lines.push(`${code === undefined ? '' : 'Or follow this link. '}${linkLabel}:`, '', link, '')
    paragraphs.push(`<p>Or follow this link: <a href="${address}">${linkLabel}</a></p>`)
  }
  const ending = kind === 'account_exists' ? [] : [`This is valid for ${toDuration(minutes)}.`]
  const last = [...ending, unasked].join(' ')
  const text = [...lines, last, '', 'Kotonoha', ''].join('\n')
  const html = `<!doctype html><html lang="en"><body style="font-family:sans-serif">${[
    ...paragraphs,
    `<p>${last}</p>`,
    '<p>Kotonoha</p>',
  ].join('')}</body></html>`
  return { subject, text, html }
}

function toDuration(minutes: number): string {
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours`
  if (minutes >= 60) return 'one hour'
  return minutes <= 1 ? 'one minute' : `${Math.floor(minutes)} minutes`
}
