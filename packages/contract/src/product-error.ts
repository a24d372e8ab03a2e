/** Codes of errors that a page reacts to; the browser compares codes, never messages. */
export const productErrorCodes = [
  'dictionary-not-ready',
  /** This installation has no accounts. */
  'accounts-off',
  /** The learners' data cannot be reached now; the same call may succeed later. */
  'accounts-unavailable',
  /** No access token came along, or none that is valid: sign in. */
  'not-signed-in',
  /** The session of the token was ended, here or on another device: sign in again. */
  'session-ended',
  /** The account is signed in but has no profile yet: create one first. */
  'no-profile',
  /** The second factor must be shown in this session before this may be done. */
  'second-factor-needed',
  'profile-exists',
  'too-many-lists',
  'too-many-items',
  /** A list that was deleted has the id that the client made up. */
  'id-taken',
] as const

export type ProductErrorCode = (typeof productErrorCodes)[number]
