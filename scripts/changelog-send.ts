/**
 * `npm run changelog:send -- file.mdx`: mails what is new to everybody who wants to know, while the
 * server runs. The name of the file names the edition: nobody gets one twice.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readConfiguration } from '../apps/server/src/configuration'
import { ChangelogError, sendChangelog } from '../apps/server/src/notifications/send-changelog'
import { runUserDataCommand } from './db-place'
import { openMailQueue } from './open-mail-queue'

await runUserDataCommand(async () => {
  const [path] = process.argv.slice(2)
  if (path === undefined) {
    console.error('Which file? npm run changelog:send -- 2026-12.mdx')
    process.exitCode = 1
    return
  }
  const mdx = readFileSync(path, 'utf8')
  const { settings, userDb, vault, mailQueue, clock, close } = await openMailQueue()
  // Half of what the mail server lets through; the other half is for mails that somebody waits for.
  const mailsPerHour = Math.max(1, Math.floor((settings.limits.mails || 500) / 2))
  try {
    // Read after the variables of `.env`, which the opening has loaded.
    const { notifications } = readConfiguration(process.env, true)
    const { queued, before } = await sendChangelog({
      userDb,
      vault,
      mailQueue,
      siteUrl: settings.siteUrl,
      edition: basename(path),
      mdx,
      isDefault: notifications.isChangelogMailDefault,
      mailsPerHour,
      at: clock(),
    })
    console.log(
      `${queued} mails are queued, ${mailsPerHour} an hour; ${before} learners had this edition already`,
    )
    if (settings.smtp === undefined) console.log('They wait until AUTH_SMTP_HOST is set')
  } catch (error) {
    if (!(error instanceof ChangelogError)) throw error
    console.error(`${path}: ${error.message}`)
    process.exitCode = 1
  } finally {
    await close()
  }
})
