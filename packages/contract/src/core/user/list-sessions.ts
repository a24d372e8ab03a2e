import { z } from 'zod'
import { moment, sessionId } from '../../account-identifiers'

/** core.user.listSessions */
export const input = z.object({}).optional()

/** Where the account is signed in, the one asking first, then the latest used. */
export const output = z.object({
  sessions: z.array(
    z.object({
      sessionId,
      /** In words: `Firefox on Windows`. */
      device: z.string(),
      /** Where it signed in from, such as `203.0.113.*`; empty where that is not known. */
      network: z.string(),
      signedInAt: moment,
      lastUsedAt: moment,
      isCurrent: z.boolean(),
    }),
  ),
})
