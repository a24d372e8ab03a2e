import { escapeHtml } from './escape-html'

/** What a notice tells of; also the word in its link. */
export type NoticeKind = 'password' | 'email' | 'factor-on' | 'factor-off' | 'sign-in'

export interface NoticeFacts {
  at: Date
  /** Such as `Firefox on Windows`; undefined where no device of the learner's did it. */
  deviceName: string | undefined
  /** Empty where it is not known. */
  network: string
  newEmail: string | undefined
  /** Leads to the page that takes the change back. */
  link: string
  hours: number
}

const subjects: Record<NoticeKind, string> = {
  password: 'Your Kotonoha password was changed',
  email: 'The address of your Kotonoha account was changed',
  'factor-on': 'Two-factor sign-in is on for your Kotonoha account',
  'factor-off': 'An authenticator of your Kotonoha account was removed',
  'sign-in': 'A new device signed in to your Kotonoha account',
}

const undoes: Record<NoticeKind, string> = {
  password: 'makes that password useless',
  email: 'brings this address back',
  'factor-on': 'removes that authenticator',
  'factor-off': 'brings the authenticator back',
  'sign-in': 'makes the old password useless',
}

function describe(kind: NoticeKind, newEmail: string | undefined): string {
  switch (kind) {
    case 'password':
      return 'The password of your Kotonoha account was changed'
    case 'email':
      return `The address of your Kotonoha account was changed to ${newEmail ?? 'another one'}`
    case 'factor-on':
      return 'An authenticator was added to your Kotonoha account, and signing in asks for its codes'
    case 'factor-off':
      return 'An authenticator of your Kotonoha account was removed'
    case 'sign-in':
      return 'A device that we have not seen before signed in to your Kotonoha account'
  }
}

/** A mail that tells of a change, with the way back for who did not make it. */
export function writeNotice(
  kind: NoticeKind,
  { at, deviceName, network, newEmail, link, hours }: NoticeFacts,
): { subject: string; text: string; html: string } {
  const time = at.toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const place = network === '' ? '' : `, from the network ${network}`
  const who = deviceName === undefined ? 'By whoever runs the site' : `${deviceName}${place}`
  const paragraphs = [
    `${describe(kind, newEmail)}.`,
    `${time} UTC. ${who}.`,
    'If it was you, there is nothing to do.',
    `If it was not you, follow this link within ${hours} hours. After one more press of a button it signs every device out, ${undoes[kind]}, and lets you choose a new password:`,
  ]
  const html = paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join('')
  const address = escapeHtml(link)
  return {
    subject: subjects[kind],
    text: [...paragraphs, link, 'Kotonoha', ''].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif">${html}<p><a href="${address}">It was not me</a></p><p>Kotonoha</p></body></html>`,
  }
}
