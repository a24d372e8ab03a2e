/** Whatever a learner, an administrator or a provider attached: JSON of any shape. */
export type Metadata = Record<string, unknown>

/** Which of the two mails of a change of address was redeemed so far. */
export type EmailChangeHalf = 'neither' | 'current' | 'new'

/** Somebody who may sign in. */
export interface Account {
  userId: string
  role: string
  /** Lower case; null for an anonymous account. */
  email: string | null
  phone: string | null
  /** Null: there is no password to sign in with. */
  passwordHash: string | null
  emailConfirmedAt: Date | null
  phoneConfirmedAt: Date | null
  invitedAt: Date | null
  confirmationSentAt: Date | null
  recoverySentAt: Date | null
  /** The address that the account changes to once its mails are redeemed. */
  newEmail: string | null
  emailChangeSentAt: Date | null
  /** Null: the mail to the new address is enough. */
  emailChangeHalf: EmailChangeHalf | null
  reauthenticationSentAt: Date | null
  lastSignInAt: Date | null
  appMetadata: Metadata
  userMetadata: Metadata
  isAnonymous: boolean
  bannedUntil: Date | null
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export interface AccountRow {
  user_id: string
  role: string
  email: string | null
  phone: string | null
  password_hash: string | null
  email_confirmed_at: Date | null
  phone_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  new_email: string | null
  email_change_sent_at: Date | null
  email_change_half: EmailChangeHalf | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  app_metadata: string
  user_metadata: string
  is_anonymous: boolean
  banned_until: Date | null
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
}

export function toAccount(row: AccountRow): Account {
  return {
    userId: row.user_id,
    role: row.role,
    email: row.email,
    phone: row.phone,
    passwordHash: row.password_hash,
    emailConfirmedAt: row.email_confirmed_at,
    phoneConfirmedAt: row.phone_confirmed_at,
    invitedAt: row.invited_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    newEmail: row.new_email,
    emailChangeSentAt: row.email_change_sent_at,
    emailChangeHalf: row.email_change_half,
    reauthenticationSentAt: row.reauthentication_sent_at,
    lastSignInAt: row.last_sign_in_at,
    appMetadata: JSON.parse(row.app_metadata) as Metadata,
    userMetadata: JSON.parse(row.user_metadata) as Metadata,
    isAnonymous: row.is_anonymous,
    bannedUntil: row.banned_until,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
