import type { AssuranceLevel } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { Payments } from '../payments/payments'
import type { Push } from './push'
import type { TrainingService } from './training-service'

/** What a valid access token says about whoever sent it. */
export interface TokenHolder {
  userId: string
  sessionId: string
  /** Empty where the account has none. */
  email: string
  /** Whether the session has shown one factor or two. */
  assuranceLevel: AssuranceLevel
  /** The account has a second factor that the session has not shown. */
  isSecondFactorPending: boolean
  /** Set where an assistant asks for the learner: what it was allowed, in place of a session. */
  grantId?: string
}

/** A mail about the deletion of an account, to the address it has now. */
export interface DeletionNotice {
  userId: string
  email: string
  firstName: string
  /** The day of the deletion; null when the account stays after all. */
  dueAt: Date | null
}

/** What of a learner's study data a change was about. */
export type StudyChangeKind = 'cards' | 'session' | 'profile'

/** What procedures need beside the dictionary, in an installation with accounts. */
export interface Accounts {
  userDb: UserDb
  /** Undefined for a token that is forged, over or another's. Asks no database. */
  verifyAccessToken: (token: string) => Promise<TokenHolder | undefined>
  /** Whether the session of a token still is; remembered for a short while. */
  isSessionAlive: (holder: TokenHolder) => Promise<boolean>
  /** Puts a mail into the queue, in the transaction of what it tells about. */
  announceDeletion: (queries: Queries, notice: DeletionNotice) => Promise<void>
  /** Tells the learner's open browsers that their study data changed; it may be lost. */
  announceStudyChange: (
    userId: string,
    change: { revision: number; kinds: readonly StudyChangeKind[] },
  ) => void
  /** What learns learners' own parameters of the memory model. */
  training: TrainingService
  /** Sends to the learners' browsers. */
  push: Push
  /** Whether who has not chosen is told by mail what is new. */
  isChangelogMailDefault: boolean
  /** Undefined where nothing is sold and everybody has everything. */
  payments?: Payments | undefined
  clock: () => Date
  /** 128 random bits as 22 characters of base64url. */
  makeShareToken: () => string
  randomBytes: (size: number) => Uint8Array
  /** The site's own address, as its operator gave it. */
  siteUrl: string
}
