import type { MailedLink } from '../../../session/mailed-link'

interface LinkWords {
  title: string
  intro: string
  button: string
}

const ofTokens: Record<
  Exclude<Extract<MailedLink, { kind: 'token' }>['type'], 'undo'>,
  LinkWords
> = {
  signup: {
    title: 'Confirm your address',
    intro: 'One more press: it confirms your address and signs you in on this device.',
    button: 'Confirm my address',
  },
  invite: {
    title: 'You are invited',
    intro: 'One more press: it accepts the invitation and signs you in on this device.',
    button: 'Accept the invitation',
  },
  magiclink: {
    title: 'Sign in',
    intro: 'One more press: it signs you in on this device.',
    button: 'Sign in',
  },
  recovery: {
    title: 'Choose a new password',
    intro: 'One more press: it signs you in on this device, and then you choose a new password.',
    button: 'Continue',
  },
  email_change: {
    title: 'Change of address',
    intro:
      'One more press: it confirms that this mailbox is yours. The address of the account changes when both mailboxes have confirmed.',
    button: 'Confirm this mailbox',
  },
}

/** What is taken back, in the words of the mail that told of it. */
const undoIntros: Record<string, string> = {
  password: 'Your password was changed, and it was not you?',
  email: 'The address of your account was changed, and it was not you?',
  'factor-on': 'Two-factor sign-in was turned on, and it was not you?',
  'factor-off': 'Two-factor sign-in was turned off, and it was not you?',
  'sign-in': 'Somebody signed in to your account, and it was not you?',
}

const undoDoes =
  'One more press: every device is signed out, the old password no longer works, and the address and the second factor are as they were before. Then you choose a new password.'

/** What the page says before the button is pressed. */
export function describeLink(link: Exclude<MailedLink, { kind: 'elsewhere' }>): LinkWords {
  if (link.kind === 'session') return ofTokens.magiclink
  if (link.type !== 'undo') return ofTokens[link.type]
  const asked = undoIntros[link.about ?? ''] ?? 'It was not you?'
  return { title: 'Take it back', intro: `${asked} ${undoDoes}`, button: 'It was not me' }
}
