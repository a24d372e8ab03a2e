import type { MailLane } from '@kotonoha/user-db/queries/mails/mail-queue'

/**
 * A mail that was never tried has one of several connections and little time, since somebody looks
 * at their mailbox; one that failed has a single connection, and the time that slow servers need.
 */
export const laneRules: Record<
  MailLane,
  { connectionCount: number; silenceMs: number; longestMs: number }
> = {
  fresh: { connectionCount: 8, silenceMs: 6_000, longestMs: 15_000 },
  retry: { connectionCount: 1, silenceMs: 30_000, longestMs: 60_000 },
}
