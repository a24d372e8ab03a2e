import type { Queries } from '@kotonoha/user-db/user-db'
import type { MailLimits } from '../limits/mail-limits'
import { toVersion4 } from '../secrets/random-values'
import type { Vault } from '../secrets/vault'
import type { MailQueue, QueuedMail } from './mail-queue'

/**
 * Tells an account of a state that its owner may change back and forth, such as a deletion that is
 * asked for and taken back. The first mails go out at once. Who goes on is told the newest state
 * only, later: one mail waits for each account, and what it said before is no longer so.
 */
export function createStateTeller({
  mailQueue,
  limits,
  vault,
  clock,
}: {
  mailQueue: MailQueue
  limits: MailLimits
  vault: Vault
  clock: () => Date
}) {
  return async (
    queries: Queries,
    { about, ...mail }: QueuedMail & { userId: string; about: string },
  ): Promise<void> => {
    const key = `${about} ${mail.userId}`
    const delaySeconds = await limits.delayNotice(key)
    const dueAt = new Date(clock().getTime() + delaySeconds * 1000)
    const insteadOf = toVersion4(vault.sign('address', key))
    await mailQueue.enqueueInstead(queries, mail, { insteadOf, dueAt })
  }
}
