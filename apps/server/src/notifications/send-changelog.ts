import { createHash } from 'node:crypto'
import { mdxToHtml } from '@kotonoha/api/legal/mdx-to-html'
import type { MailQueue } from '@kotonoha/auth-server/mail/mail-queue'
import type { Vault } from '@kotonoha/auth-server/secrets/vault'
import { applyOnce } from '@kotonoha/user-db/queries/mutations/apply-once'
import { listChangelogReaders } from '@kotonoha/user-db/queries/notifications/changelog-readers'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { toListMail } from './list-mail'

export interface ChangelogOptions {
  userDb: UserDb
  vault: Pick<Vault, 'sign'>
  mailQueue: Pick<MailQueue, 'enqueue'>
  siteUrl: string
  /** Names this edition: sent again under the same name it goes only to those who have none yet. */
  edition: string
  /** MDX whose first line is a heading: the subject. */
  mdx: string
  /** What holds for who has not chosen. */
  isDefault: boolean
  mailsPerHour: number
  at: Date
}

/** The text is not a changelog mail: no heading to take the subject from. */
export class ChangelogError extends Error {
  override readonly name = 'ChangelogError'
}

const readersAtOnce = 200
const nobody = '00000000-0000-0000-0000-000000000000'
const hourMs = 3_600_000
/** What could not be sent for so long is not new any more. */
const lifeMs = 7 * 24 * hourMs

/**
 * Queues the mail that says what is new for everybody who wants it, spread over time so that mails
 * that somebody waits for find the mail server free. Cut short, it goes on when it is run again.
 * Gives how many were queued, and how many had it already.
 */
export async function sendChangelog(
  options: ChangelogOptions,
): Promise<{ queued: number; before: number }> {
  const { userDb, mailQueue, edition, isDefault, mailsPerHour, at } = options
  const content = await toContent(options.mdx)
  let after = nobody
  let queued = 0
  let before = 0
  for (;;) {
    const readers = await listChangelogReaders(userDb, {
      after,
      isDefault,
      at,
      limit: readersAtOnce,
    })
    for (const { userId, email } of readers) {
      const mailId = toMailId(`${edition} ${userId}`)
      const dueAt = new Date(at.getTime() + Math.floor((queued / mailsPerHour) * hourMs))
      const expiresAt = new Date(dueAt.getTime() + lifeMs)
      const mail = { ...content, id: mailId, userId, to: email, list: 'changelog' as const }
      let isNew = false
      const once = { userId, mutationId: mailId, kind: 'changelog', at }
      await applyOnce(userDb, once, async (queries) => {
        isNew = true
        await mailQueue.enqueue(queries, toListMail({ ...mail, dueAt, expiresAt }, options))
        return {}
      })
      if (isNew) queued += 1
      else before += 1
    }
    const last = readers.at(-1)
    if (last === undefined) return { queued, before }
    after = last.userId
  }
}

async function toContent(mdx: string): Promise<{ subject: string; text: string; html: string }> {
  const [, subject] = /^#\s+(.+?)\s*$/m.exec(mdx) ?? []
  if (subject === undefined) {
    throw new ChangelogError('the file needs a heading (# …): it is the subject of the mail')
  }
  return { subject, text: mdx.trim(), html: await mdxToHtml(mdx, false) }
}

/** The same for the same edition and reader, whenever it is asked. */
function toMailId(text: string): string {
  const hex = createHash('sha256').update(`changelog ${text}`).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
