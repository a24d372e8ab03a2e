/** What a mail is about; the words of the wire. */
export type MailKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'account_exists'

/** A mail with its parts, before it is sent anywhere. */
export interface Mail {
  id: string
  to: string
  subject: string
  sentAt: Date
  /** `notice`: another part of the product wrote it. */
  kind: MailKind | 'notice'
  code?: string | undefined
  /** The token of the link, as `verify` takes it. */
  linkToken?: string | undefined
  link?: string | undefined
  redirectTo?: string | undefined
  text: string
  html: string
}
