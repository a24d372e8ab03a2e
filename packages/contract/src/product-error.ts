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
  /** The sign-in is too long ago for what cannot be undone for ever: sign in again first. */
  'reauthentication-needed',
  'profile-exists',
  'too-many-lists',
  'too-many-items',
  /** A list that was deleted has the id that the client made up. */
  'id-taken',
  /** The learner has not been through the onboarding of the kanji study area. */
  'no-profile-kanji-product',
  /** There is a study profile, and no level is open yet: onboarding was not finished. */
  'kanji-curriculum-no-unlocked-levels',
  /** The dictionary that is open has no curriculum. */
  'no-curriculum',
  /** No lesson teaches this. */
  'not-in-curriculum',
  /** Another device went on with the study session, or it has ended. */
  'stale-session',
  /** Only the latest answers of the latest session can be taken back. */
  'undo-too-late',
  'too-many-calls',
  /** More tokens and assistants than anybody keeps an eye on. */
  'too-many-grants',
  /** A push address that is not one of a push service that is known here. */
  'unknown-push-service',
  /** The payment service cannot be reached now; the same call may succeed later. */
  'payments-unavailable',
  /** Nothing is sold here. */
  'payments-off',
  /** Whoever wants to buy has what the plan gives. */
  'already-subscribed',
  /** The terms that were agreed to are not those of now: read them again. */
  'terms-changed',
  'no-subscription',
  /** No contract is young enough to be withdrawn from. */
  'nothing-to-withdraw',
  /** The lessons of this level belong to a subscription. */
  'level-needs-subscription',
] as const

export type ProductErrorCode = (typeof productErrorCodes)[number]
